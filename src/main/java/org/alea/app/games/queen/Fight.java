package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.StopReason;

/**
 * What the player has seen of this round since the clock stopped: how it stopped, the attacks so far, and what came of
 * them. It is changed by a {@link Retelling} alone, before anybody sees it.
 */
final class Fight {
    private final Map<Integer, List<QueenEvent>> attacks = new LinkedHashMap<>();
    private final Set<Integer> defeated = new LinkedHashSet<>();
    private Optional<StopReason> stopped = Optional.empty();
    private int timeLeftMs;
    private boolean over;
    private Moon moon = Moon.AHEAD;
    private boolean moonWounded;
    /** The slot whose marker a card has just moved down, which may wound before the attacks (QUEEN-093), or 0. */
    private int lowered;

    /** What the Moon has done this round. */
    enum Moon {
        AHEAD,
        STRUCK,
        /** A power kept it without effect. */
        HELD
    }

    Fight copy() {
        Fight copy = new Fight();
        copy.attacks.putAll(attacks);
        copy.defeated.addAll(defeated);
        copy.stopped = stopped;
        copy.timeLeftMs = timeLeftMs;
        copy.over = over;
        copy.moon = moon;
        copy.moonWounded = moonWounded;
        copy.lowered = lowered;
        return copy;
    }

    void tell(QueenEvent event) {
        int slot = Retelling.attackedSlot(event);
        if (slot > 0) {
            List<QueenEvent> attack = new ArrayList<>(attack(slot));
            attack.add(event);
            attacks.put(slot, List.copyOf(attack));
        }
        over |= afterTheAttacks(event);
        if (event instanceof QueenEvent.RoundStopped stop) {
            stopped = Optional.of(stop.reason());
            timeLeftMs = stop.timeLeftMs();
        } else if (event instanceof QueenEvent.EnemyDefeated victory) {
            defeated.add(victory.slot());
        } else if (event instanceof QueenEvent.MoonGuarded) {
            moon = Moon.HELD;
        } else if (event instanceof QueenEvent.MarkerMoved moved) {
            if (moved.cause() == QueenEvent.Cause.MOON) {
                moon = Moon.STRUCK;
                moonWounded = moved.to() == 0;
            }
            lowered = moved.cause() == QueenEvent.Cause.CARD ? moved.slot() : 0;
        }
    }

    /** What can only happen once every attack has been made. */
    private boolean afterTheAttacks(QueenEvent event) {
        return event instanceof QueenEvent.EnemyDefeated
                || (event instanceof QueenEvent.Wounded wound && wound.slot() > 0 && wound.slot() != lowered)
                || event instanceof QueenEvent.SunDieReturned
                || event instanceof QueenEvent.SunDieTaken
                || event instanceof QueenEvent.MoonGuarded
                || (event instanceof QueenEvent.MarkerMoved moved && moved.cause() == QueenEvent.Cause.MOON)
                || event instanceof QueenEvent.RoundEnded;
    }

    /** Nothing is left but to clear up. */
    void end() {
        over = true;
    }

    /** Whether all attacks have been made, as far as could be seen. */
    boolean over() {
        return over;
    }

    /** What has happened in the attack on a slot so far. */
    List<QueenEvent> attack(int slot) {
        return attacks.getOrDefault(slot, List.of());
    }

    /** The last slot an attack was seen on, or 0. */
    int reached() {
        return attacks.keySet().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    boolean defeated(int slot) {
        return defeated.contains(slot);
    }

    Moon moon() {
        return moon;
    }

    /** Whether the Moon has brought a marker to the bottom square, wherever that marker is by now. */
    boolean moonWounded() {
        return moonWounded;
    }

    Optional<StopReason> stopped() {
        return stopped;
    }

    int timeLeftMs() {
        return timeLeftMs;
    }
}

package org.alea.app.games.royal.roy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Event;
import org.alea.games.royal.RoyalEvent;

/** A turn of the Roy taken apart into its five steps, from the events it left behind. */
public final class RoyTurn {
    private final RoyalEvent.RoyRolled roll;
    private final List<RoyStep> steps;
    private final int length;

    private RoyTurn(RoyalEvent.RoyRolled roll, Map<RoyStep.Kind, List<RoyalEvent>> events) {
        this.roll = roll;
        // the roll is part of two steps
        length = events.values().stream().mapToInt(List::size).sum() - 1;
        steps = events.entrySet().stream()
                .map(entry -> step(entry.getKey(), entry.getValue()))
                .toList();
    }

    /** The turn in these events, or nothing if the Roy did not roll; what follows his turn is left out. */
    public static Optional<RoyTurn> of(List<? extends Event> events) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof RoyalEvent.RoyRolled rolled) {
                return Optional.of(new RoyTurn(rolled, split(rolled, events.subList(i + 1, events.size()))));
            }
        }
        return Optional.empty();
    }

    private static Map<RoyStep.Kind, List<RoyalEvent>> split(
            RoyalEvent.RoyRolled rolled, List<? extends Event> afterwards) {
        Map<RoyStep.Kind, List<RoyalEvent>> parts = new EnumMap<>(RoyStep.Kind.class);
        for (RoyStep.Kind kind : RoyStep.Kind.values()) {
            parts.put(kind, new ArrayList<>());
        }
        part(parts, RoyStep.Kind.DICE).add(rolled);
        part(parts, RoyStep.Kind.ROW).add(rolled);
        for (Event event : afterwards) {
            Optional<RoyStep.Kind> kind = event instanceof RoyalEvent own ? kind(own) : Optional.empty();
            if (kind.isEmpty()) {
                break;
            }
            part(parts, kind.get()).add((RoyalEvent) event);
        }
        return parts;
    }

    private static List<RoyalEvent> part(Map<RoyStep.Kind, List<RoyalEvent>> parts, RoyStep.Kind kind) {
        return parts.computeIfAbsent(kind, none -> new ArrayList<>());
    }

    /** The step an event belongs to; nothing if it is no part of his turn any more. */
    private static Optional<RoyStep.Kind> kind(RoyalEvent event) {
        if (event instanceof RoyalEvent.RoyReasoned reasoned) {
            return Optional.of(kind(reasoned));
        }
        if (event instanceof RoyalEvent.RoyPaid
                || event instanceof RoyalEvent.RoyConfiscated
                || event instanceof RoyalEvent.RoyTired) {
            return Optional.of(RoyStep.Kind.PRICE);
        }
        boolean moved = event instanceof RoyalEvent.RoyBought
                || event instanceof RoyalEvent.RoyHired
                || event instanceof RoyalEvent.Expelled
                || event instanceof RoyalEvent.CitizenPlaced
                || event instanceof RoyalEvent.EventCubesPlaced
                || event instanceof RoyalEvent.EventCompleted
                || event instanceof RoyalEvent.CubeBuilt
                || event instanceof RoyalEvent.CharacterScored
                || event instanceof RoyalEvent.VpGained
                || event instanceof RoyalEvent.InfluenceGained
                || event instanceof RoyalEvent.InfluenceWasted;
        return moved ? Optional.of(RoyStep.Kind.PIECES) : Optional.empty();
    }

    /** Where a reason belongs: most of them choose the target, some say how the pieces get there. */
    private static RoyStep.Kind kind(RoyalEvent.RoyReasoned reasoned) {
        return switch (reasoned.reason()) {
            case EXPELS_BEST_RANKED, TAKES_EMPTY_SPACE, NO_SPACE_ANYWHERE, RAISES_LYING_CITIZEN -> RoyStep.Kind.PIECES;
            case PLAYS_WITHOUT_DICE -> RoyStep.Kind.PRICE;
            default -> RoyStep.Kind.TARGET;
        };
    }

    private static RoyStep step(RoyStep.Kind kind, List<RoyalEvent> events) {
        List<RoyTarget> targets = RoyTargets.of(kind, events);
        return new RoyStep(kind, List.copyOf(events), targets, RoyTargets.link(kind, targets));
    }

    /** The sum of the two dice, which names the row. */
    public int result() {
        return roll.result();
    }

    public RoyalEvent.RoyRolled roll() {
        return roll;
    }

    /** How many events it has, from the roll on. */
    public int length() {
        return length;
    }

    /** The number of the note below his table that explains this row. */
    public int note() {
        return roll.note();
    }

    /** The five steps. */
    public List<RoyStep> steps() {
        return steps;
    }

    public RoyStep step(RoyStep.Kind kind) {
        return steps.get(kind.number() - 1);
    }
}

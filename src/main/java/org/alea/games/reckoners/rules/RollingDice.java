package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;

/** Rolling and locking. RECK-026, RECK-057 to RECK-061, RECK-316, RECK-377 */
final class RollingDice extends Asking {
    private static final Map<DieKind, String> STREAMS = streams();
    private static final int STOPS = 8;
    private static final int TIME_IS_UP = 40;

    private final Rules rules;

    RollingDice(Rules rules) {
        super(rules);
        this.rules = rules;
        on(ReckonersMove.Roll.class, this::checkRoll, this::roll);
        on(ReckonersMove.Lock.class, this::checkLock, this::lock);
        on(ReckonersMove.StopRolling.class, this::checkStop, this::stop);
        on(
                ReckonersMove.TimeUp.class,
                (play, move) -> play.s().setting().timer() > 0 ? FINE : no("wrong-phase", "RECK-026"),
                this::timeUp);
    }

    private static Map<DieKind, String> streams() {
        Map<DieKind, String> streams = new EnumMap<>(DieKind.class);
        for (DieKind kind : DieKind.values()) {
            streams.put(kind, kind.name().toLowerCase(Locale.ROOT) + "Die");
        }
        return streams;
    }

    /** What dice of this colour are drawn as. */
    static String stream(DieKind kind) {
        return STREAMS.getOrDefault(kind, "die");
    }

    /** How often a Reckoner may roll this round. */
    static int rolls(Play play, Reckoner reckoner) {
        int rolls = play.content().numbers().rolls();
        for (OwnedCard card : reckoner.cards()) {
            if (card.works()) {
                rolls += play.content().equipment(card.id()).effect().extraRolls();
            }
        }
        return Math.max(1, reckoner.suffers(Assault.REROLL) ? rolls - 1 : rolls);
    }

    private static boolean mayLockNothing(Play play, int index) {
        Reckoner reckoner = play.reckoner(index);
        return play.ability(index).effect().needsNoLock(reckoner.rolls()) && !reckoner.suffers(Assault.ABILITY);
    }

    private Optional<Refusal> checkRoll(Play play, ReckonersMove.Roll move) {
        int index = play.s().reckoner(move.reckoner());
        if (index < 0 || play.reckoner(index).stopped()) {
            return no("rolled-out", "RECK-057");
        }
        return play.reckoner(index).locking() ? no("must-lock-one", "RECK-057") : FINE;
    }

    private void roll(Play play, ReckonersMove.Roll move) {
        int index = play.s().reckoner(move.reckoner());
        boolean last = play.reckoner(index).rolls() + 1 >= rolls(play, play.reckoner(index));
        List<String> rolled = new ArrayList<>();
        List<Integer> faces = new ArrayList<>();
        throwDice(play, index, last, rolled, faces);
        Reckoner reckoner = play.reckoner(index);
        play.set(
                index,
                reckoner.withRolls(reckoner.rolls() + 1).withLocking(!last).withStopped(last));
        play.tell(new ReckonersEvent.Rolled(reckoner.id(), rolled, faces));
        if (last) {
            Rounds.useDiceOnceAllHaveStopped(play);
        }
    }

    private static void throwDice(Play play, int index, boolean last, List<String> rolled, List<Integer> faces) {
        Reckoner reckoner = play.reckoner(index);
        List<ReckonerDie> dice = new ArrayList<>(reckoner.dice().size());
        for (ReckonerDie die : reckoner.dice()) {
            if (die.stage() == DieStage.UNROLLED || die.stage() == DieStage.LOOSE) {
                int face = play.chance().roll(DieCard.SIDES, stream(die.kind()));
                dice.add(die.showing(face, last ? DieStage.LOCKED : DieStage.LOOSE));
                rolled.add(die.id());
                faces.add(face);
            } else {
                dice.add(die);
            }
        }
        play.set(index, reckoner.withDice(Collections.unmodifiableList(dice)));
    }

    private Optional<Refusal> checkLock(Play play, ReckonersMove.Lock move) {
        int index = play.s().reckoner(move.reckoner());
        if (index < 0 || !play.reckoner(index).locking()) {
            return no("nothing-to-lock", "RECK-057");
        }
        Reckoner reckoner = play.reckoner(index);
        for (String id : move.dice()) {
            int die = reckoner.die(id);
            if (die < 0 || reckoner.dice().get(die).stage() != DieStage.LOOSE) {
                return no("not-owner", "RECK-057");
            }
        }
        if (new HashSet<>(move.dice()).size() != move.dice().size()) {
            return no("not-owner", "RECK-057");
        }
        return move.dice().isEmpty() && !mayLockNothing(play, index) ? no("must-lock-one", "RECK-057") : FINE;
    }

    private void lock(Play play, ReckonersMove.Lock move) {
        int index = play.s().reckoner(move.reckoner());
        Reckoner reckoner = play.reckoner(index);
        List<ReckonerDie> dice = new ArrayList<>();
        boolean loose = false;
        for (ReckonerDie die : reckoner.dice()) {
            boolean locked = move.dice().contains(die.id());
            dice.add(locked ? die.withStage(DieStage.LOCKED) : die);
            loose |= !locked && die.stage() == DieStage.LOOSE;
        }
        play.set(
                index,
                reckoner.withDice(Collections.unmodifiableList(dice))
                        .withLocking(false)
                        .withStopped(!loose));
        play.tell(new ReckonersEvent.Locked(reckoner.id(), move.dice()));
        if (!loose) {
            Rounds.useDiceOnceAllHaveStopped(play);
        }
    }

    private Optional<Refusal> checkStop(Play play, ReckonersMove.StopRolling move) {
        int index = play.s().reckoner(move.reckoner());
        return index >= 0
                        && play.reckoner(index).rolls() > 0
                        && !play.reckoner(index).stopped()
                ? FINE
                : no("not-rolled", "RECK-058");
    }

    private void stop(Play play, ReckonersMove.StopRolling move) {
        int index = play.s().reckoner(move.reckoner());
        lockAll(play, index);
        play.tell(new ReckonersEvent.RollingStopped(move.reckoner()));
        Rounds.useDiceOnceAllHaveStopped(play);
    }

    private static void lockAll(Play play, int index) {
        Reckoner reckoner = play.reckoner(index);
        List<ReckonerDie> dice = new ArrayList<>();
        for (ReckonerDie die : reckoner.dice()) {
            dice.add(die.stage() == DieStage.LOOSE ? die.withStage(DieStage.LOCKED) : die);
        }
        play.set(
                index,
                reckoner.withDice(Collections.unmodifiableList(dice))
                        .withLocking(false)
                        .withStopped(true));
    }

    /** Everything is locked as it lies; dice never rolled are rolled once. RECK-026 */
    private void timeUp(Play play, ReckonersMove.TimeUp move) {
        play.tell(new ReckonersEvent.TimeRanOut());
        for (int i = 0; i < play.s().team().size(); i++) {
            if (play.reckoner(i).stopped()) {
                continue;
            }
            if (play.reckoner(i).rolls() == 0) {
                List<String> rolled = new ArrayList<>();
                List<Integer> faces = new ArrayList<>();
                throwDice(play, i, true, rolled, faces);
                play.set(i, play.reckoner(i).withRolls(1));
                play.tell(new ReckonersEvent.Rolled(play.reckoner(i).id(), rolled, faces));
            }
            lockAll(play, i);
            play.tell(new ReckonersEvent.RollingStopped(play.reckoner(i).id()));
        }
        Rounds.useDiceOnceAllHaveStopped(play);
    }

    @Override
    void offer(Play play, Offers offers) {
        for (int i = 0; i < play.s().team().size(); i++) {
            Reckoner reckoner = play.reckoner(i);
            if (reckoner.stopped()) {
                continue;
            }
            offers.add(new ReckonersMove.Roll(reckoner.id()));
            if (reckoner.locking()) {
                offerLocks(reckoner, groups(reckoner), 0, new ArrayList<>(), offers);
            }
            offers.add(new ReckonersMove.StopRolling(reckoner.id()));
        }
        offers.add(new ReckonersMove.TimeUp());
    }

    /** The loose dice, equal ones together: any of them stands for the others. */
    private static List<List<ReckonerDie>> groups(Reckoner reckoner) {
        List<List<ReckonerDie>> groups = new ArrayList<>();
        for (ReckonerDie die : reckoner.dice()) {
            if (die.stage() == DieStage.LOOSE) {
                groupOf(groups, die).add(die);
            }
        }
        return groups;
    }

    private static List<ReckonerDie> groupOf(List<List<ReckonerDie>> groups, ReckonerDie die) {
        for (List<ReckonerDie> group : groups) {
            if (group.get(0).kind() == die.kind() && group.get(0).face() == die.face()) {
                return group;
            }
        }
        List<ReckonerDie> fresh = new ArrayList<>();
        groups.add(fresh);
        return fresh;
    }

    private static void offerLocks(
            Reckoner reckoner, List<List<ReckonerDie>> groups, int next, List<String> locked, Offers offers) {
        if (next == groups.size()) {
            offers.add(new ReckonersMove.Lock(reckoner.id(), locked));
            return;
        }
        List<ReckonerDie> group = groups.get(next);
        int before = locked.size();
        for (int n = 0; n <= group.size(); n++) {
            if (n > 0) {
                locked.add(group.get(n - 1).id());
            }
            offerLocks(reckoner, groups, next + 1, locked, offers);
        }
        while (locked.size() > before) {
            locked.remove(locked.size() - 1);
        }
    }

    /** Draws a Reckoner and what they do, without listing every set of dice. */
    @Override
    public ReckonersMove random(ReckonersTable table, Chance dice) {
        Play play = rules.play(table, Turn.silent());
        if (play.s().setting().timer() > 0 && dice.index(TIME_IS_UP, "move") == 0) {
            return new ReckonersMove.TimeUp();
        }
        int index = dice.index(play.s().team().size(), "move");
        while (play.reckoner(index).stopped()) {
            index = index + 1 == play.s().team().size() ? 0 : index + 1;
        }
        Reckoner reckoner = play.reckoner(index);
        if (reckoner.rolls() > 0 && dice.index(STOPS, "move") == 0) {
            return new ReckonersMove.StopRolling(reckoner.id());
        }
        return reckoner.locking() ? randomLock(play, index, dice) : new ReckonersMove.Roll(reckoner.id());
    }

    private static ReckonersMove randomLock(Play play, int index, Chance dice) {
        Reckoner reckoner = play.reckoner(index);
        List<List<ReckonerDie>> groups = groups(reckoner);
        List<String> locked = new ArrayList<>();
        for (List<ReckonerDie> group : groups) {
            int n = dice.index(group.size() + 1, "move");
            for (int i = 0; i < n; i++) {
                locked.add(group.get(i).id());
            }
        }
        if (locked.isEmpty() && !mayLockNothing(play, index)) {
            locked.add(groups.get(dice.index(groups.size(), "move")).get(0).id());
        }
        return new ReckonersMove.Lock(reckoner.id(), locked);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("wrong-phase", "RECK-061");
    }
}

package org.alea.games.queen.practice;

import static org.alea.games.queen.practice.PracticeRoom.BOX;
import static org.alea.games.queen.practice.PracticeRoom.exercise;
import static org.alea.games.queen.practice.PracticeRoom.started;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.alea.Rule;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Turn;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

/** Judging the dice of a drill with enemies comes to the same as playing Phase 2 to its end and looking at them. */
@Rule("QUEEN-204")
class CompletePhaseTwoTest {
    private static final int SEEDS = 250;

    @Test
    void aColouredSquareIsPaidIfTheMarkerClimbs() {
        compare(
                "P04",
                (exercise, events) -> exercise.drawn().slots().stream()
                        .filter(slot -> climbed(events, slot))
                        .count());
    }

    @Test
    void aDoubleBlowFellsTheEnemy() {
        for (long seed = 0; seed < SEEDS; seed++) {
            Exercise exercise = exercise("P06", seed);
            Match<QueenTable, QueenMove> match = rolled(exercise);
            assertThat(phaseTwo(match.table()).stream().anyMatch(QueenEvent.EnemyDefeated.class::isInstance))
                    .isEqualTo(exercise.judge(Landing.of(match.table())).success());
        }
    }

    @Test
    void aGuardedSlotWoundsNobody() {
        compare(
                "P07",
                (exercise, events) -> exercise.drawn().slots().stream()
                        .filter(slot -> events.stream()
                                .noneMatch(event -> event instanceof QueenEvent.Wounded wound && wound.slot() == slot))
                        .count());
    }

    @Test
    void aLoneDieBreaksTheShield() {
        compare(
                "P10",
                (exercise, events) -> exercise.drawn().slots().stream()
                        .filter(slot -> events.stream()
                                .anyMatch(event ->
                                        event instanceof QueenEvent.ShieldBroken broken && broken.slot() == slot))
                        .count());
    }

    private interface Look {
        long met(Exercise exercise, List<Event> events);
    }

    private static void compare(String drill, Look look) {
        for (long seed = 0; seed < SEEDS; seed++) {
            Exercise exercise = exercise(drill, seed);
            Match<QueenTable, QueenMove> match = rolled(exercise);
            Judgement judgement = exercise.judge(Landing.of(match.table()));
            assertThat((int) look.met(exercise, phaseTwo(match.table())))
                    .as("seed %s", seed)
                    .isEqualTo(judgement.met());
        }
    }

    /** The dice after the first throw and one reroll. */
    private static Match<QueenTable, QueenMove> rolled(Exercise exercise) {
        Match<QueenTable, QueenMove> match = started(exercise);
        match.table().groups().stream()
                .filter(DiceGroup::set)
                .findFirst()
                .ifPresent(set -> match.play(new QueenMove.RerollSet(set.value(), false, 1_500), 0));
        return match;
    }

    /** All that happens from the stop to the end of the round; of several choices the last is taken: all squares. */
    private static List<Event> phaseTwo(QueenTable rolling) {
        QueenTable table = rolling.copy();
        Turn turn = Turn.recorded();
        Set<String> before = table.enemies().stream()
                .map(EnemyInPlay::card)
                .map(card -> card.id())
                .collect(Collectors.toSet());
        assertThat(before).isNotEmpty();
        BOX.game().play(table, table.mustStop() ? new QueenMove.ForcedStop(3_000) : new QueenMove.Stop(3_000), turn);
        while (turn.events().stream().noneMatch(QueenEvent.RoundEnded.class::isInstance)) {
            List<QueenMove> moves = BOX.game().moves(table);
            BOX.game().play(table, moves.get(moves.size() - 1), turn);
        }
        return turn.events();
    }

    private static boolean climbed(List<Event> events, int slot) {
        return events.stream()
                .anyMatch(event -> event instanceof QueenEvent.MarkerMoved moved
                        && moved.slot() == slot
                        && moved.cause() == QueenEvent.Cause.ATTACK
                        && moved.to() > moved.from());
    }
}

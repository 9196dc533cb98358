package org.alea.games.queen.practice;

import static org.alea.games.queen.practice.PracticeRoom.BOX;
import static org.alea.games.queen.practice.PracticeRoom.exercise;
import static org.alea.games.queen.practice.PracticeRoom.started;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.engine.Turn;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Aim;
import org.alea.games.queen.coach.Candidate;
import org.alea.games.queen.coach.Coach;
import org.alea.games.queen.coach.Finding;
import org.alea.games.queen.coach.Hand;
import org.alea.games.queen.coach.Label;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.RoundReport;
import org.alea.games.queen.coach.Valued;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the coach goes by in drills. */
class GoalAimTest {

    /** The first throw of the first exercise with so many solos. */
    private static Match<QueenTable, QueenMove> thrown(String drill, int solos) {
        return LongStream.range(1, 500)
                .mapToObj(seed -> started(exercise(drill, seed)))
                .filter(match -> match.table().hasSet())
                .filter(match -> Landing.of(match.table()).solos() == solos)
                .findFirst()
                .orElseThrow();
    }

    private static RoundReport stoppedAtOnce(Match<QueenTable, QueenMove> match) {
        match.play(new QueenMove.Stop(match.table().lockEndMs()), 0);
        return Coach.of(match).report(RoundDecision.of(match, 1));
    }

    private static double stop(Match<QueenTable, QueenMove> match) {
        return Coach.of(match).advise(match.table()).stream()
                .filter(each -> each.candidate().equals(Candidate.STOP))
                .mapToDouble(Valued::value)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule({"QUEEN-204", "QUEEN-205", "QUEEN-213"})
    void aStopIsWorthThePointsOfTheAttempt() {
        assertThat(stop(thrown("P02", 0))).isEqualTo(1.0);
        assertThat(stop(thrown("P02", 2))).as("two of four parts").isEqualTo(0.25);
    }

    @Test
    @Rule({"QUEEN-207", "QUEEN-223", "QUEEN-224"})
    void whoStopsShortOfTheGoalIsNotPraised() {
        RoundReport missed = stoppedAtOnce(thrown("P02", 3));

        assertThat(missed.verdicts().get(0).label()).isNotEqualTo(Label.BEST);
        assertThat(missed.accuracy().orElseThrow()).isLessThan(80);
    }

    @Test
    @Rule({"QUEEN-223", "QUEEN-224"})
    void whoStopsWithTheGoalReachedIs() {
        RoundReport reached = stoppedAtOnce(thrown("P02", 0));

        assertThat(reached.verdicts().get(0).label()).isEqualTo(Label.BEST);
        assertThat(reached.accuracy()).hasValue(100);
    }

    @Test
    @Rule("QUEEN-227")
    void aSecondTryIsMeasuredAsTheFirst() {
        Match<QueenTable, QueenMove> first = thrown("P02", 2);

        assertThat(stop(SecondTry.match(BOX, first.game(), first.table(), 7))).isEqualTo(stop(first));
    }

    @ParameterizedTest
    @ValueSource(strings = {"P04", "P05", "P06", "P07", "P10"})
    @Rule({"QUEEN-213", "QUEEN-223"})
    void whoMissesTheGoalByStoppingAtOnceIsNeverPraisedWhereARerollPromisesMore(String drill) {
        List<Exercise> missed = LongStream.range(1, 200)
                .mapToObj(seed -> exercise(drill, seed))
                .filter(GoalAimTest::promisesMore)
                .limit(3)
                .toList();

        assertThat(missed).hasSize(3).allSatisfy(exercise -> {
            RoundReport report = stoppedAtOnce(started(exercise));
            assertThat(report.verdicts().get(0).label()).isNotEqualTo(Label.BEST);
            assertThat(report.accuracy().orElseThrow()).isLessThan(90);
        });
    }

    /** Whether the first throw misses the goal, and some reroll of it brings clearly more points when tried out. */
    private static boolean promisesMore(Exercise exercise) {
        Match<QueenTable, QueenMove> match = started(exercise);
        Judgement now = exercise.judge(Landing.of(match.table()));
        return !now.success()
                && IntStream.rangeClosed(1, 6)
                        .filter(value -> Hand.of(match.table()).set(value))
                        .anyMatch(value -> pointsAfter(exercise, match, value) > Trial.points(now, 0) + 12);
    }

    private static double pointsAfter(Exercise exercise, Match<QueenTable, QueenMove> match, int value) {
        return LongStream.range(0, 200)
                .mapToInt(seed -> {
                    QueenTable table = match.game().imagine(match.table(), seed);
                    match.game().play(table, new QueenMove.RerollSet(value, false, table.lockEndMs()), Turn.silent());
                    return Trial.points(exercise.judge(Landing.of(table)), 0);
                })
                .average()
                .orElseThrow();
    }

    @Test
    @Rule({"QUEEN-204", "QUEEN-213"})
    void aStopAgainstEnemiesIsWorthTheGoalToo() {
        for (String drill : List.of("P04", "P05", "P06", "P07", "P10")) {
            for (long seed = 1; seed <= 30; seed++) {
                Exercise exercise = exercise(drill, seed);
                Match<QueenTable, QueenMove> match = started(exercise);
                Judgement judgement = exercise.judge(Landing.of(match.table()));
                Aim aim = Aim.of(match.game()).orElseThrow();

                assertThat(aim.worth(Hand.of(match.table()), 0))
                        .as("%s, seed %d", drill, seed)
                        .isEqualTo(Trial.points(judgement, 0) / 100.0);
            }
        }
    }

    @Test
    @Rule("QUEEN-213")
    void theTwoChariotsCountForTheirGoal() {
        Match<QueenTable, QueenMove> match = started(exercise("P09", 3));
        Hand hand = Hand.of(match.table());
        Aim aim = Aim.of(match.game()).orElseThrow();

        assertThat(aim.worth(hand, 2)).isGreaterThan(aim.worth(hand, 1));
    }

    @ParameterizedTest
    @CsvSource({
        "P01, true", "P02, true", "P03, true", "P04, true", "P05, true", "P06, true",
        "P07, true", "P08, true", "P09, true", "P10, true", "P11, true", "P12, false"
    })
    @Rule({"QUEEN-213", "QUEEN-214"})
    void theGoalIsTheMeasureUnlessItIsTheWorthOfTheDiceItself(String drill, boolean goal) {
        Optional<Aim> aim = Aim.of(exercise(drill, 3).match().game());

        assertThat(aim.isPresent()).isEqualTo(goal);
    }

    @ParameterizedTest
    @CsvSource({"P04, true", "P05, false", "P10, false"})
    @Rule("QUEEN-225")
    void coloursAreWastedOnlyWhereTheGoalAsksForThem(String drill, boolean told) {
        boolean wasted = LongStream.range(1, 40)
                .mapToObj(seed -> started(exercise(drill, seed)))
                .filter(match -> match.table().hasSet())
                .flatMap(match -> stoppedAtOnce(match).verdicts().stream())
                .flatMap(verdict -> verdict.findings().stream())
                .anyMatch(Finding.WastedColour.class::isInstance);

        assertThat(wasted).isEqualTo(told);
    }

    @Test
    void anOrdinaryGameIsPlayedForItsEnemies() {
        assertThat(List.of(Aim.of(BOX.game()))).containsExactly(Optional.empty());
    }
}

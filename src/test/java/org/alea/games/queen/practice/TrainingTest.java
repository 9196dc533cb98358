package org.alea.games.queen.practice;

import static org.alea.games.queen.practice.PracticeRoom.BOX;
import static org.alea.games.queen.practice.PracticeRoom.drill;
import static org.alea.games.queen.practice.PracticeRoom.started;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.engine.Seeds;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.alea.games.queen.practice.Attempt.Outcome;
import org.junit.jupiter.api.Test;

class TrainingTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    private final Attempts history = Attempts.of(List.of());

    private Training training(Speed speed) {
        return new Training(BOX, drill("P11"), speed, history);
    }

    private static Match<QueenTable, QueenMove> stopped(Exercise exercise) {
        Match<QueenTable, QueenMove> match = started(exercise);
        QueenMove stop = match.moves().stream()
                .filter(move -> move instanceof QueenMove.Stop || move instanceof QueenMove.ForcedStop)
                .findFirst()
                .orElseThrow();
        match.play(stop, 0);
        return match;
    }

    @Test
    @Rule("QUEEN-208")
    void nextDrawsANewSeedAndCounts() {
        Training training = training(Speed.OFFICIAL);
        long first = training.exercise().seed();
        training.finished(stopped(training.exercise()), NOON);
        training.again();

        assertThat(training.next().seed()).isNotEqualTo(first);
        assertThat(training.scored()).isTrue();
    }

    @Test
    @Rule({"QUEEN-206", "QUEEN-208"})
    void whoLeavesBeforeTheThrowFindsTheSameExerciseAgain() {
        Training training = training(Speed.OFFICIAL);
        long offered = training.exercise().seed();
        training.left(training.exercise().match(), NOON);
        training.again(7);

        assertThat(training.next().seed()).as("after one that did not count").isEqualTo(offered);
        assertThat(training(Speed.OFFICIAL).exercise().seed()).as("on return").isEqualTo(offered);
        assertThat(training(Speed.EXPERT).exercise().seed())
                .as("at another speed")
                .isNotEqualTo(offered);
    }

    @Test
    @Rule({"QUEEN-206", "QUEEN-208"})
    void whoLeavesAfterTheThrowGetsAnother() {
        Training training = training(Speed.OFFICIAL);
        long offered = training.exercise().seed();
        training.left(started(training.exercise()), NOON);

        assertThat(training(Speed.OFFICIAL).exercise().seed()).isNotEqualTo(offered);
    }

    @Test
    @Rule("QUEEN-208")
    void theSameAgainHasTheSameSeedAndLeavesNoTrace() {
        Training training = training(Speed.OFFICIAL);
        long first = training.exercise().seed();
        Exercise again = training.again();

        assertThat(again.seed()).isEqualTo(first);
        assertThat(training.finished(stopped(again), NOON)).isEmpty();
        assertThat(training.left(started(again), NOON)).isEmpty();
        assertThat(training.standing()).isEqualTo(Standing.NEW);
    }

    @Test
    @Rule({"QUEEN-205", "QUEEN-207"})
    void anAttemptIsWrittenDownWithSeedScoreAndTime() {
        Training training = training(Speed.OFFICIAL);
        Match<QueenTable, QueenMove> match = stopped(training.exercise());
        Trial trial = training.exercise().trial(match).orElseThrow();

        Attempt expected = new Attempt(
                "P11",
                Speed.OFFICIAL,
                NOON,
                Seeds.format(training.exercise().seed()),
                trial.judgement().success() ? Outcome.SUCCESS : Outcome.FAILURE,
                trial.score(Speed.OFFICIAL, 0),
                1_500,
                0,
                Attempt.NOT_COACHED);
        assertThat(training.finished(match, NOON)).contains(expected);
        assertThat(training.standing().attempts()).containsExactly(expected);
    }

    @Test
    @Rule("QUEEN-205")
    void theStreakBeforeRaisesTheScore() {
        Training training = training(Speed.OFFICIAL);
        history.add(new Attempt("P11", Speed.OFFICIAL, NOON, "8", Outcome.SUCCESS, 1, 1, 1, Attempt.NOT_COACHED));
        Match<QueenTable, QueenMove> match = stopped(training.exercise());
        Trial trial = training.exercise().trial(match).orElseThrow();

        assertThat(training.finished(match, NOON.plusSeconds(9)))
                .map(Attempt::score)
                .contains(trial.score(Speed.OFFICIAL, 1));
    }

    @Test
    @Rule("QUEEN-206")
    void leavingWhileTheClockRunsIsAFailure() {
        Training training = training(Speed.OFFICIAL);
        Match<QueenTable, QueenMove> waiting = training.exercise().match();
        assertThat(training.left(waiting, NOON)).isEmpty();

        assertThat(training.left(started(training.exercise()), NOON))
                .map(Attempt::outcome)
                .contains(Outcome.ABANDONED);
        assertThat(training.left(stopped(training.next()), NOON)).isEmpty();
    }

    @Test
    @Rule("QUEEN-206")
    void whoeverTakesARerollBackIsListedWithoutAScoreAndHisStreakEnds() {
        Training training = training(Speed.UNTIMED);
        history.add(new Attempt("P11", Speed.UNTIMED, NOON, "8", Outcome.SUCCESS, 1, 1, 1, Attempt.NOT_COACHED));
        Match<QueenTable, QueenMove> match = started(training.exercise());
        match.play(
                match.moves().stream()
                        .filter(QueenMove.RerollSet.class::isInstance)
                        .findFirst()
                        .orElseThrow(),
                0);
        match.undo();
        match.play(new QueenMove.Stop(match.table().elapsedMs()), 0);

        Attempt helped = training.finished(match, NOON.plusSeconds(9)).orElseThrow();
        assertThat(helped.outcome()).isEqualTo(Outcome.HELPED);
        assertThat(helped.score()).isZero();
        assertThat(training.standing().streak()).isZero();
        assertThat(training.standing().bestStreak()).isOne();
    }

    @Test
    @Rule({"QUEEN-206", "QUEEN-230"})
    void aHintInTheLastSecondSavesNoStreakEvenIfThePlayerLeaves() {
        Training training = training(Speed.OFFICIAL);
        history.add(new Attempt("P11", Speed.OFFICIAL, NOON, "8", Outcome.SUCCESS, 1, 1, 1, Attempt.NOT_COACHED));
        Match<QueenTable, QueenMove> match = started(training.exercise());
        match.markLearning();

        assertThat(training.left(match, NOON.plusSeconds(9)))
                .map(Attempt::outcome)
                .contains(Outcome.ABANDONED);
        assertThat(training.standing().streak()).isZero();
    }
}

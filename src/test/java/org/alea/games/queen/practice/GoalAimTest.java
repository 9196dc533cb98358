package org.alea.games.queen.practice;

import static org.alea.games.queen.practice.PracticeRoom.BOX;
import static org.alea.games.queen.practice.PracticeRoom.exercise;
import static org.alea.games.queen.practice.PracticeRoom.started;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Aim;
import org.alea.games.queen.coach.Candidate;
import org.alea.games.queen.coach.Coach;
import org.alea.games.queen.coach.Label;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.RoundReport;
import org.alea.games.queen.coach.Valued;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the coach goes by in drills without enemies. */
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
    @CsvSource({
        "P01, true", "P02, true", "P03, true", "P04, false", "P05, false", "P06, false",
        "P07, false", "P08, true", "P09, false", "P10, false", "P11, true", "P12, false"
    })
    @Rule("QUEEN-214")
    void onlyWhereNothingStandsOnTheTableTheGoalIsTheMeasure(String drill, boolean goal) {
        Optional<Aim> aim = Aim.of(exercise(drill, 3).match().game());

        assertThat(aim.isPresent()).isEqualTo(goal);
    }

    @Test
    void anOrdinaryGameIsPlayedForItsEnemies() {
        assertThat(List.of(Aim.of(BOX.game()))).containsExactly(Optional.empty());
    }
}

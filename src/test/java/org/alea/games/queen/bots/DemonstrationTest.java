package org.alea.games.queen.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.LongStream;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.games.queen.Arena;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.alea.games.queen.practice.Exercise;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DemonstrationTest {

    @Test
    @Rule("QUEEN-229")
    void whoStopsSaysWhatTheDiceAreWorth() {
        // a victory lies there, and the other dice are lonely where nobody stands
        QueenTable table =
                Lying.untimed().enemy(1, "N19", 3).dice("W1 W1 W2 W3").table();

        Demonstration.Step step = new Demonstration(Arena.BOX.game(), 1).next(table);

        assertThat(step.move()).isInstanceOf(QueenMove.Stop.class);
        Demonstration.Reason reason = step.reason().orElseThrow();
        assertThat(reason.stop()).isCloseTo(1.05 - 0.8 * 2 / 3, within(1e-9));
        assertThat(reason.reroll().orElseThrow().value()).isEqualTo(1);
    }

    @Test
    @Rule("QUEEN-229")
    void aDrillIsPlayedForItsGoal() {
        assertThat(reached("P01")).as("three sets").isGreaterThanOrEqualTo(18);
        assertThat(reached("P09")).as("two Chariots").isGreaterThanOrEqualTo(18);
        assertThat(reached("P10")).as("two Shields").isGreaterThanOrEqualTo(14);
    }

    @Test
    @Rule("QUEEN-229")
    void aDrillIsNotGivenUpWhileThereIsTime() {
        for (long seed = 1; seed <= 10; seed++) {
            Match<QueenTable, QueenMove> match = shown("P05", seed);
            QueenTable stopped = match.tableAfter(match.history().size() - 1);

            assertThat(match.result().orElseThrow().won() || stopped.rerolls() == 12 || !stopped.hasSet())
                    .as("seed %d", seed)
                    .isTrue();
        }
        assertThat(Temper.UNERRING.rerolls(exercise("P11", 1).start()))
                .as("half a minute")
                .isEqualTo(6);
    }

    /** The last column of the specification's table of drills: 150 tries each, hence what such a figure may err by. */
    @ParameterizedTest
    @Tag("soak")
    @Rule("QUEEN-229")
    @CsvSource({"P01, 99", "P02, 53", "P03, 64", "P05, 39", "P06, 79", "P07, 91", "P10, 87", "P11, 60"})
    void drillsAreShownToSucceedAsOftenAsTheSpecificationMeasured(String drill, int percent) {
        assertThat(reached(drill, 600) / 6.0).isBetween(percent - 8.0, percent + 8.0);
    }

    private static int reached(String drill) {
        return reached(drill, 20);
    }

    private static int reached(String drill, int tries) {
        return (int) LongStream.rangeClosed(1, tries)
                .filter(seed -> shown(drill, seed).result().orElseThrow().won())
                .count();
    }

    private static Exercise exercise(String drill, long seed) {
        return Exercise.of(Arena.BOX, Arena.BOX.drills().find(drill).orElseThrow(), Speed.OFFICIAL, seed);
    }

    /** An attempt to its end. */
    private static Match<QueenTable, QueenMove> shown(String drill, long seed) {
        Match<QueenTable, QueenMove> match = exercise(drill, seed).match();
        Demonstration shown = new Demonstration(match.game(), seed);
        while (match.result().isEmpty()) {
            match.play(shown.next(match.table()).move(), 0);
        }
        return match;
    }

    @Test
    @Rule("QUEEN-229")
    void outsideTheRollingPhaseItJustPlays() {
        QueenTable table = Arena.fresh(java.util.Map.of());

        Demonstration.Step step = new Demonstration(Arena.BOX.game(), 1).next(table);

        assertThat(step).isEqualTo(new Demonstration.Step(new QueenMove.StartRound(), java.util.Optional.empty()));
    }
}

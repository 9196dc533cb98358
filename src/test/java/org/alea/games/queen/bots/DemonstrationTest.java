package org.alea.games.queen.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.games.queen.Arena;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.alea.games.queen.practice.Exercise;
import org.junit.jupiter.api.Test;

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

    /** In twenty attempts. */
    private static int reached(String drill) {
        int reached = 0;
        for (long seed = 1; seed <= 20; seed++) {
            Match<QueenTable, QueenMove> match = Exercise.of(
                            Arena.BOX, Arena.BOX.drills().find(drill).orElseThrow(), Speed.OFFICIAL, seed)
                    .match();
            Demonstration shown = new Demonstration(match.game(), seed);
            while (match.result().isEmpty()) {
                match.play(shown.next(match.table()).move(), 0);
            }
            reached += match.result().get().won() ? 1 : 0;
        }
        return reached;
    }

    @Test
    @Rule("QUEEN-229")
    void outsideTheRollingPhaseItJustPlays() {
        QueenTable table = Arena.fresh(java.util.Map.of());

        Demonstration.Step step = new Demonstration(Arena.BOX.game(), 1).next(table);

        assertThat(step).isEqualTo(new Demonstration.Step(new QueenMove.StartRound(), java.util.Optional.empty()));
    }
}

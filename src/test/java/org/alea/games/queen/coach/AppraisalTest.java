package org.alea.games.queen.coach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Chance;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenGame;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AppraisalTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());
    private static final QueenGame GAME = BOX.game();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "shields",
                "conspirators",
                "dragon,conspirators",
                "dragon,shields,spirit",
                "sunmoon",
                "dragon,sunmoon,spirit",
                "dragon,spirit,shields,conspirators,sunmoon"
            })
    @Rule({"QUEEN-213", "QUEEN-214", "QUEEN-215", "QUEEN-216", "QUEEN-217", "QUEEN-218", "QUEEN-250"})
    void theValueOfStoppingIsWhatTheRoundThenBrings(String modules) {
        int compared = 0;
        for (long seed = 0; seed < 300; seed++) {
            Setup setup = Setup.of(BOX.options(), Map.of("modules", modules), seed);
            QueenTable table = GAME.setUp(setup, new SeededChance(seed));
            Chance dice = new SeededChance(seed);
            while (!table.phase().over()) {
                QueenMove move = GAME.randomMove(table, dice);
                if (move instanceof QueenMove.Stop && !table.dragon().equals(Optional.of(DragonFace.CHAOS))) {
                    double expected = new Appraisal(table, 6).stop(Hand.of(table), new Luck(1));
                    OptionalDouble real = new RealRound(table).brings(move);
                    if (real.isPresent()) {
                        assertThat(expected)
                                .as("seed %d, %s", seed, BOX.tables().write(table))
                                .isCloseTo(real.getAsDouble(), within(1e-9));
                        compared++;
                    }
                }
                GAME.play(table, move, Turn.silent());
            }
        }
        assertThat(compared).isGreaterThan(300);
    }

    @Test
    @Rule({"QUEEN-214", "QUEEN-250"})
    void aLoneDieThatCountsAsTwoIsNotTheLowestSolo() {
        // the green die is a set pushed back by the Shield: down from 2 to 1; the blue one is the lowest solo
        QueenTable table = Lying.untimed()
                .enemy(1, "N10", 2)
                .shield(1)
                .enemy(2, "N20", 3)
                .lowestSoloDown(1)
                .dice("G1 B2")
                .table();

        assertThat(new Appraisal(table, 6).stop(Hand.of(table), new Luck(1)))
                .isCloseTo(-(0.8 * 2 / 5 + 0.35 - 0.12) - (0.8 * 2 / 4 + 0.35), within(1e-9));
    }

    @Test
    @Rule({"QUEEN-118", "QUEEN-214", "QUEEN-250"})
    void theDragonDieMakesAnotherSoloTheLowest() {
        // with claw the die beside slot 1 climbs one square, but then the die beside slot 2 falls twice: a wound
        QueenTable table = Lying.on(Map.of("speed", "untimed", "modules", "dragon"))
                .enemy(1, "N04", 1)
                .enemy(2, "N20", 2)
                .lowestSoloDown(1)
                .dragon(DragonFace.CLAW)
                .dice("W1 W2")
                .table();
        Appraisal appraisal = new Appraisal(table, 6);
        double up = 0.8 / (1 + 2.7) - 0.12 + 0.35;
        double fall = 0.8 / 4 - 0.12 + 0.35;

        // alone: slot 1 falls to the bottom, slot 2 one square; joined: slot 2 falls to the bottom
        assertThat(appraisal.stop(Hand.of(table), new Luck(1))).isCloseTo(up - 1.2 - fall, within(1e-9));
        assertThat(appraisal.dragonGain(Hand.of(table), DragonFace.CLAW, 1)).isCloseTo(up, within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(strings = {"E01", "E08", "E14"})
    @Rule("QUEEN-213")
    void chaosAmongFourColouredDiceIsTheMeanOfAllItsResultsAtTheDecisionItself(String spirit) {
        double sum = 0;
        for (int result = 0; result < 6 * 6 * 6 * 6; result++) {
            String flown = "G%d G%d Y%d B%d"
                    .formatted(1 + result % 6, 1 + result / 6 % 6, 1 + result / 36 % 6, 1 + result / 216);
            QueenTable fallen = inChaos(spirit).dice("W1 W3 W3 W6 " + flown).table();
            Hand settled = Hand.of(fallen);
            settled.dragon = Optional.empty();
            sum += new Appraisal(fallen, 6).stop(settled, new Luck(1));
        }
        QueenTable table = inChaos(spirit).dice("W1 W3 W3 W6 G1 G2 Y3 B4").table();

        assertThat(new Appraisal(table, 12).stopUndefended(Hand.of(table), new Luck(1)))
                .isCloseTo(sum / 1296, within(1e-9));
    }

    private static Lying inChaos(String spirit) {
        return Lying.on(Map.of("speed", "untimed", "modules", "dragon,shields,sunmoon,spirit"))
                .spirit(spirit)
                .dragon(DragonFace.CHAOS)
                .enemy(1, "N14", 1)
                .enemy(2, "N10", 2)
                .enemy(3, "N20", 2)
                .enemy(4, "N25", 1)
                .enemy(6, "N19", 3);
    }
}

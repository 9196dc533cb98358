package org.alea.games.queen.coach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DefenceTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());
    private static final QueenGame GAME = BOX.game();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chariots",
                "chariots,dragon",
                "chariots,spirit",
                "chariots,dragon,shields,spirit",
                "chariots,dragon,spirit,shields,conspirators,sunmoon"
            })
    @Rule("QUEEN-213")
    void noOtherPlacementsMakeAStopWorthMore(String modules) {
        int compared = 0;
        for (long seed = 0; seed < 300; seed++) {
            QueenTable table =
                    GAME.setUp(Setup.of(BOX.options(), Map.of("modules", modules), seed), new SeededChance(seed));
            Chance dice = new SeededChance(seed);
            while (!table.phase().over()) {
                QueenMove move = GAME.randomMove(table, dice);
                if (move instanceof QueenMove.Stop && !chosenSlotBySlot(Hand.of(table))) {
                    double stop = new Appraisal(table, 6).stopHere(Hand.of(table), new Luck(seed));
                    assertThat(stop)
                            .as("seed %d, %s", seed, BOX.tables().write(table))
                            .isCloseTo(best(table, seed), within(1e-9));
                    compared++;
                }
                GAME.play(table, move, Turn.silent());
            }
        }
        assertThat(compared).isGreaterThan(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "E01", "E08", "E06", "E07", "E11", "E14"})
    @Rule("QUEEN-213")
    void twoChariotsGetTheBestDiceTogether(String spirit) {
        for (int position = 0; position < 300; position++) {
            SeededChance luck = new SeededChance(position);
            Lying lying = Lying.on(Map.of("speed", "untimed", "modules", "dragon,chariots,spirit,shields,sunmoon"))
                    .chariot(1, "C" + twoDigits(1 + luck.roll(19, "card") % 19))
                    .chariot(2, "C" + twoDigits(1 + luck.roll(19, "card") % 19))
                    .dragon(BOX.cards().board().dragonFaces().get(luck.roll(6, "dragon") - 1))
                    .dice(thrown(luck));
            for (int slot = 1; slot <= 6; slot++) {
                int card = 1 + luck.roll(30, "enemy") % 30;
                lying.enemy(slot, "N" + twoDigits(card), luck.roll(3, "marker"));
                if (luck.roll(4, "shield") == 1) {
                    lying.shield(slot);
                }
            }
            QueenTable table = (spirit.equals("none") ? lying : lying.spirit(spirit)).table();
            assertThat(new Appraisal(table, 6).stopHere(Hand.of(table), new Luck(1)))
                    .as("position %d, %s", position, BOX.tables().write(table))
                    .isCloseTo(best(table, 1), within(1e-9));
        }
    }

    private static String twoDigits(int number) {
        return String.format("%02d", number);
    }

    /** Eight dice or eleven, three of them coloured. */
    private static String thrown(SeededChance luck) {
        String colours = luck.roll(2, "dice") == 1 ? "WWWWWGYB" : "WWWWWWWWGYB";
        return colours.chars()
                .mapToObj(colour -> (char) colour + String.valueOf(luck.roll(6, "die")))
                .collect(Collectors.joining(" "));
    }

    /** In chaos among many coloured dice placements are chosen slot by slot: they may miss the very best. */
    private static boolean chosenSlotBySlot(Hand hand) {
        return hand.dragon().equals(Optional.of(DragonFace.CHAOS)) && Hand.size(hand.coloured()) > 3;
    }

    /** By the moves of the game itself: every order of every placement the rules allow. */
    private static double best(QueenTable table, long seed) {
        double here = new Appraisal(table, 6, true, Optional.empty()).stopUndefended(Hand.of(table), new Luck(seed));
        return GAME.moves(table).stream()
                .filter(QueenMove.PlaceOnChariot.class::isInstance)
                .map(move -> {
                    QueenTable placed = table.copy();
                    GAME.play(placed, move, Turn.silent());
                    return placed;
                })
                .flatMapToDouble(placed -> DoubleStream.of(best(placed, seed)))
                .reduce(here, Math::max);
    }
}

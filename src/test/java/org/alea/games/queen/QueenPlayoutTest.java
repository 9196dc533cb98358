package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Chance;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.junit.jupiter.api.Test;

class QueenPlayoutTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    @Test
    @Rule({"QUEEN-020", "QUEEN-027", "QUEEN-242"})
    void everyCombinationOfModulesIsPlayableToItsEnd() {
        for (int mask = 0; mask < 64; mask++) {
            for (long seed = 0; seed < 10; seed++) {
                playOut(setup(mask, seed, "official"), seed);
            }
        }
    }

    @Test
    @Rule("QUEEN-062")
    void aGameWithoutAClockEndsToo() {
        for (long seed = 0; seed < 100; seed++) {
            playOut(setup(63, seed, "untimed"), seed);
        }
    }

    @Test
    @Rule({"QUEEN-023", "QUEEN-233"})
    void theSameMovesOnTheSameSeedGiveTheSameTable() {
        for (long seed = 0; seed < 50; seed++) {
            Setup setup = setup(63, seed, "official");
            List<QueenMove> moves = new ArrayList<>();
            QueenTable live = BOX.game().setUp(setup, new SeededChance(seed));
            Chance dice = new SeededChance(-seed);
            while (!live.phase().over()) {
                moves.add(BOX.game().randomMove(live, dice));
                BOX.game().play(live, moves.get(moves.size() - 1), Turn.silent());
            }
            QueenTable replayed = BOX.game().setUp(setup, new SeededChance(seed));
            moves.forEach(move -> BOX.game().play(replayed, move, Turn.recorded()));
            assertThat(replayed).as("seed %d", seed).isEqualTo(live);
        }
    }

    @Test
    void aTableWrittenAndReadBackIsEqualAtEveryMove() {
        for (long seed = 0; seed < 20; seed++) {
            QueenTable table = BOX.game().setUp(setup(63, seed, "official"), new SeededChance(seed));
            Chance dice = new SeededChance(seed);
            while (!table.phase().over()) {
                assertThat(BOX.tables()
                                .read(BOX.tables().write(table), table.chance().copy()))
                        .isEqualTo(table);
                BOX.game().play(table, BOX.game().randomMove(table, dice), Turn.silent());
            }
        }
    }

    private static void playOut(Setup setup, long seed) {
        QueenGame game = BOX.game();
        QueenTable table = game.setUp(setup, new SeededChance(setup.seed()));
        Chance dice = new SeededChance(seed);
        while (!table.phase().over()) {
            List<QueenMove> moves = game.moves(table);
            assertThat(moves).as("%s %s", setup, table.phase()).isNotEmpty();
            for (QueenMove move : moves) {
                assertThat(game.refusal(table, move)).as("%s %s", setup, move).isEmpty();
            }
            game.play(table, game.randomMove(table, dice), Turn.silent());
            assertThat(BOX.violations(table)).as("%s", setup).isEmpty();
        }
        assertThat(game.moves(table)).isEmpty();
        assertThat(game.result(table)).isPresent();
    }

    private static Setup setup(int mask, long seed, String speed) {
        String modules = Stream.of(QueenModule.values())
                .filter(module -> (mask & module.bit()) != 0)
                .map(QueenModule::option)
                .collect(Collectors.joining(","));
        return Setup.of(BOX.options(), Map.of("modules", modules, "speed", speed), seed);
    }
}

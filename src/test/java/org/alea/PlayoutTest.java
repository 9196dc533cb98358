package org.alea;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.alea.content.GameKit;
import org.alea.engine.Chance;
import org.alea.engine.Game;
import org.alea.engine.Move;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.engine.Turn;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Thousands of random games with every kind of set-up: whatever happens, no table is ever broken. */
class PlayoutTest {
    private static final int SOME = 1_000;
    private static final int MANY = 10_000;
    private static final int SETUPS = 40;
    private static final int MOVES_BETWEEN_COPIES = 200;
    private static final int ENDLESS = 100_000;

    static Stream<GameKit> kits() {
        return GameCase.kits();
    }

    @ParameterizedTest
    @MethodSource("kits")
    void aThousandRandomGamesBreakNothing(GameKit kit) {
        play(kit, 0, SOME);
    }

    @Tag("soak")
    @ParameterizedTest
    @MethodSource("kits")
    void tenThousandRandomGamesBreakNothing(GameKit kit) {
        play(kit, SOME, MANY + SOME);
    }

    private static void play(GameKit kit, int first, int end) {
        List<GameCase<?, ?>> cases = GameCase.of(kit, SETUPS - 1).toList();
        IntStream.range(first, end).parallel().forEach(seed -> play(cases.get(seed % SETUPS), seed));
    }

    private static <T extends Table<T>, M extends Move> void play(GameCase<T, M> c, long seed) {
        Game<T, M> game = c.box().game();
        Setup setup = c.setup().withSeed(seed);
        Chance choices = new SeededChance(seed);
        int moves = 0;
        try {
            T table = game.setUp(setup, new SeededChance(seed));
            check(c, table);
            while (game.result(table).isEmpty()) {
                M move = game.randomMove(table, choices);
                if (moves % MOVES_BETWEEN_COPIES == seed % MOVES_BETWEEN_COPIES) {
                    table = throughACopy(c, table, move);
                } else {
                    game.play(table, move, Turn.silent());
                }
                check(c, table);
                assertThat(++moves).as("moves").isLessThan(ENDLESS);
            }
            assertThat(game.moves(table)).isEmpty();
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("seed " + seed + ", after " + moves + " moves, " + setup, e);
        }
    }

    private static <T extends Table<T>, M extends Move> void check(GameCase<T, M> c, T table) {
        List<String> violations = c.box().violations(table);
        if (!violations.isEmpty()) {
            throw new AssertionError(violations + " on " + c.json(table));
        }
    }

    /** Plays the move on the table and on a copy of it: both must end up the same. */
    private static <T extends Table<T>, M extends Move> T throughACopy(GameCase<T, M> c, T table, M move) {
        T copy = table.copy();
        c.box().game().play(table, move, Turn.silent());
        c.box().game().play(copy, move, Turn.recorded());
        assertThat(c.json(copy)).isEqualTo(c.json(table));
        return copy;
    }
}

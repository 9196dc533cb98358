package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.app.WonGames;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;
import org.alea.engine.Setup;
import org.alea.store.FinishedGame;
import org.junit.jupiter.api.Test;

class RoyalKindsTest {
    private static final RoyalKinds KINDS = new RoyalKinds();

    private static Map<String, String> setup(Map<String, String> options) {
        return Setup.of(RoyalMatches.BOX.options(), new HashMap<>(options), 1).options();
    }

    private static FinishedGame game(Map<String, String> options, int score, boolean learning) {
        return WonGames.of("royal", setup(options), "SOUP", score, learning);
    }

    @Test
    @Rule("ROYAL-010")
    void theBestSoFarIsThatOfTheSameKindOfGame() {
        Stream<FinishedGame> played = Stream.of(
                game(Map.of(), 4, false),
                game(Map.of(), 7, false),
                game(Map.of(), 30, true),
                game(Map.of("abandoned", "confiscated"), 21, false),
                game(Map.of("mood", "measured"), 22, false),
                game(Map.of("difficulty", "page"), 23, false));

        assertThat(KINDS.best(played, setup(Map.of()))).isEqualTo(OptionalInt.of(7));
    }

    @Test
    @Rule("ROYAL-010")
    void aCustomGameIsComparedWithNone() {
        Map<String, String> custom = Map.of("difficulty", "custom", "royVp", "3");

        assertThat(KINDS.best(Stream.of(game(custom, 12, false)), setup(custom)))
                .isEmpty();
    }

    @Test
    @Rule("ROYAL-191")
    void aResultIsWrittenAsTheDifferenceItIs() {
        Texts texts = new Texts(Language.FR);
        assertThat(Stream.of(2, 0, -9).map(points -> KINDS.score(points, texts)))
                .containsExactly("+2", "±0", "−9");
        assertThat(Stream.of(2, 0, -9).map(points -> KINDS.result(points, texts)))
                .containsExactly("Écart +2", "Écart ±0", "Écart −9");
    }
}

package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.alea.content.ContentSource;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random games with every High Epic in every city and every size of team: no piece is ever lost. */
class EveryCityTest {
    private static final int GAMES = 60;
    private static final int ENDLESS = 20_000;
    private static final ReckonersBox BOX = new ReckonersKit().open(ContentSource.builtIn());

    @ParameterizedTest
    @CsvSource({
        "steelheart, newcago", "steelheart, babilar", "steelheart, ildithia",
        "regalia, newcago", "regalia, babilar", "regalia, ildithia",
        "limelight, newcago", "limelight, babilar", "limelight, ildithia"
    })
    void nothingIsLostInRandomGames(String highEpic, String city) {
        List<String> letters = List.of("A", "B", "C", "D");
        for (int seed = 0; seed < GAMES; seed++) {
            Map<String, String> chosen = new HashMap<>();
            chosen.put("highEpic", highEpic);
            chosen.put("city", city);
            chosen.put("letter", letters.get(seed % letters.size()));
            chosen.put("reckoners", Integer.toString(1 + seed / letters.size() % 4));
            chosen.put("module3", seed % 5 == 0 ? "off" : "on");
            chosen.put("module2", seed % 7 == 0 ? "off" : "on");
            play(Setup.of(BOX.options(), chosen, seed));
        }
    }

    private static void play(Setup setup) {
        ReckonersGame game = BOX.game();
        SeededChance choices = new SeededChance(setup.seed());
        ReckonersTable table = game.setUp(setup, new SeededChance(setup.seed()));
        int moves = 0;
        while (game.result(table).isEmpty()) {
            ReckonersMove move = game.randomMove(table, choices);
            game.play(table, move, Turn.silent());
            assertThat(BOX.violations(table)).as("%s after %s", setup, move).isEmpty();
            assertThat(++moves).isLessThan(ENDLESS);
        }
    }
}

package org.alea.games.queen.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.alea.Rule;
import org.alea.engine.Bot;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.queen.Arena;
import org.alea.games.queen.QueenGame;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How often the bots win, against what the game is meant to be. */
class BalanceTest {
    private static final QueenGame GAME = Arena.BOX.game();
    /** So that a gain is known to three quarters of a point: E01 lies two points below its limit. */
    private static final int GAMES_FOR_A_GAIN = 6000;

    private static final String ALL = "dragon+chariots+spirit+shields+conspirators+sunmoon";

    @Test
    @Rule("QUEEN-228")
    void theMoreABotThinksTheMoreItWins() {
        double hurried = wins("hurried", Map.of(), 150);
        double sensible = wins("sensible", Map.of(), 150);
        double expert = wins("expert", Map.of(), 60);
        assertThat(hurried).isLessThan(sensible - 10);
        assertThat(sensible).isLessThan(expert - 10);
    }

    @ParameterizedTest
    @Tag("soak")
    @CsvSource({
        "'',         official, official, sensible, 62, 78, 2000",
        "'',         expert,   official, sensible, 51, 67, 1000",
        "'',         relaxed,  official, sensible, 72, 88, 1000",
        "'',         untimed,  official, sensible, 78, 94, 1000",
        "'',         official, champion, sensible, 39, 55, 1000",
        "'',         official, squire,   sensible, 73, 89, 1000",
        "'',         official, official, hurried,  30, 48, 1000",
        // four rerolls: six of sixty seconds in forty-five
        "'',         expert,   official, hurried,  16, 32, 1000",
        "'',         official, official, expert,   90, 100, 200",
        "dragon,     official, official, sensible, 90, 100, 600",
        "chariots,   official, official, sensible, 35, 52, 1000",
        "spirit,     official, official, sensible, 72, 88, 1000",
        "shields,    official, official, sensible, 48, 68, 1000",
        "conspirators, official, official, sensible, 33, 50, 1000",
        "sunmoon,    official, official, sensible, 20, 38, 600",
        ALL + ",     official, official, sensible, 30, 52, 300",
        "chariots+shields+conspirators+sunmoon, official, official, sensible, 0, 10, 300",
    })
    void theBotsWinAsOftenAsTheGameIsMeantToBeWon(
            String modules, String speed, String level, String bot, int least, int most, int games) {
        Map<String, String> options = Map.of("modules", modules.replace('+', ','), "speed", speed, "level", level);
        assertThat(wins(bot, options, games)).isBetween((double) least, (double) most);
    }

    @Test
    @Tag("soak")
    void everyEpicSpiritCardHelpsAndNoneTooMuch() {
        Map<String, List<String>> cards = Map.of(
                "", List.of("E01", "E02", "E03", "E04", "E05"),
                "dragon", List.of("E06", "E07"),
                "chariots", List.of("E08", "E09"),
                "shields", List.of("E10", "E11"),
                "conspirators", List.of("E12", "E13"),
                "sunmoon", List.of("E14", "E15"));
        Map<String, Double> gains = new TreeMap<>();
        cards.forEach((modules, spirits) -> {
            // whoever has the dragon and time wins nearly always
            String bot = modules.equals("dragon") ? "hurried" : "sensible";
            double without = wins(bot, Map.of("modules", modules), GAMES_FOR_A_GAIN);
            String with = modules.isEmpty() ? "spirit" : modules + ",spirit";
            spirits.forEach(spirit -> gains.put(
                    spirit,
                    wins(bot, Map.of("modules", with), GAMES_FOR_A_GAIN, table -> table.put("spirit", spirit))
                            - without));
        });

        assertThat(gains).hasSize(15);
        assertThat(gains.values()).allSatisfy(gain -> assertThat(gain).isBetween(0.0, 18.0));
        double mean = gains.values().stream().mapToDouble(Double::doubleValue).sum() / gains.size();
        assertThat(mean).isBetween(5.0, 12.0);
    }

    private static double wins(String name, Map<String, String> options, int games) {
        return wins(name, options, games, table -> {});
    }

    private static double wins(String name, Map<String, String> options, int games, Consumer<ObjectNode> arrange) {
        int won = 0;
        for (int seed = 0; seed < games; seed++) {
            Setup setup = Arena.setup(options).withSeed(seed);
            QueenTable fresh = GAME.setUp(setup, new SeededChance(seed));
            ObjectNode json = Arena.BOX.tables().write(fresh);
            arrange.accept(json);
            QueenTable table = Arena.BOX.tables().read(json, fresh.chance());
            Bot<QueenTable, QueenMove> bot =
                    Objects.requireNonNull(Arena.BOX.bots().get(name)).apply(31L * seed);
            while (!table.phase().over()) {
                GAME.play(table, bot.choose(table), Turn.silent());
            }
            won += GAME.result(table).orElseThrow().won() ? 1 : 0;
        }
        return 100.0 * won / games;
    }
}

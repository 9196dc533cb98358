package org.alea.games.reckoners;

import static org.alea.games.reckoners.ReckonersTables.BOX;
import static org.alea.games.reckoners.ReckonersTables.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.zip.CRC32;
import org.alea.engine.Bot;
import org.alea.engine.Event;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.reckoners.bots.SensibleBot;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Saved games are replayed by the rules: the same seed and moves must go on telling the same story, event by event. Who
 * changes a rule on purpose raises the version of the rules in {@link ReckonersBox} and writes down the new story; who
 * changes what the sensible player weighs measures the win rates anew.
 */
class SameStoryTest {
    private static final int GAMES = 3;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "highEpic=steelheart reckoners=2 letter=A | 244 889 1482b84 | 764 1683 a34300db",
                "highEpic=steelheart city=babilar reckoners=1 letter=A | 229 1062 3bbb33ee | 578 1181 9f9fafa2",
                "highEpic=steelheart city=ildithia reckoners=3 letter=B | 317 1050 e81f16e0 | 1391 2490 6f085f64",
                "highEpic=regalia city=newcago reckoners=4 letter=B | 405 1164 ec93b0cd | 1620 3156 cc20b09a",
                "highEpic=regalia city=babilar reckoners=2 letter=C | 299 1053 1aab9d83 | 1098 2354 41834a8c",
                "highEpic=regalia city=ildithia reckoners=1 letter=C | 163 842 aea1033c | 479 1274 9a84369a",
                "highEpic=limelight city=newcago reckoners=3 letter=D | 318 1040 58641aa | 1329 2654 f3bad7b4",
                "highEpic=limelight city=babilar reckoners=4 letter=D | 425 1072 d2f17267 | 1775 3044 675e7b7d",
                "highEpic=limelight city=ildithia reckoners=2 letter=A | 264 930 5b3bdb70 | 955 2140 fe1549ed",
                "highEpic=limelight reckoners=4 letter=D | 377 1141 f31ea66e | 1480 2853 1980c08f",
                "highEpic=regalia reckoners=2 letter=D | 285 1003 1e3f3843 | 709 1741 f6ec2387",
                "module3=off module2=off module1=off letter=A | 350 1309 2e3ce735 | 896 1960 5293124f",
                "module4=off casual=on letter=A | 344 1053 1055431c | 861 1622 207abf97",
                "newcagoCards=allA token=1 letter=A | 226 857 ff87a175 | 790 1703 43bf616c",
                "newcagoCards=allB token=2 letter=A | 268 951 b316c24b | 784 1721 d33b7c33",
                "newcagoCards=off reckoners=4 letter=A | 596 1433 a3d203a5 | 1711 2618 9686a36f",
                "timer=on highEpic=regalia letter=A | 227 996 7214df66 | 1088 2409 4a84373c",
                "campaign=on letter=A | 849 3022 65096887 | 6233 12080 a699be40",
                "campaign=on reckoners=1 letter=B | 658 2691 17fc62d7 | 2728 7588 8055578b",
                "campaign=on reckoners=3 module1=off letter=A | 1440 3893 777ec15c | 9411 16996 8af64d73",
            })
    void asItWasToldBefore(String options, String random, String sensible) {
        String told = story(options, setup -> {
            SeededChance choices = new SeededChance(setup.seed());
            return table -> GAME.randomMove(table, choices);
        });
        String toldWithSense = story(options, setup -> new SensibleBot(GAME, setup.seed()));
        assertThat(List.of(told, toldWithSense)).as(options).containsExactly(random, sensible);
    }

    /** How many moves, how many events, and a check sum of all that is told. */
    private static String story(String options, Function<Setup, Bot<ReckonersTable, ReckonersMove>> player) {
        Map<String, String> chosen = new HashMap<>();
        for (String option : options.split(" ")) {
            String[] parts = option.split("=");
            chosen.put(parts[0], parts[1]);
        }
        int moves = 0;
        int events = 0;
        CRC32 sum = new CRC32();
        for (int seed = 1; seed <= GAMES; seed++) {
            Setup setup = Setup.of(BOX.options(), chosen, seed);
            Bot<ReckonersTable, ReckonersMove> bot = player.apply(setup);
            ReckonersTable table = GAME.setUp(setup, new SeededChance(seed));
            while (GAME.result(table).isEmpty()) {
                Turn turn = Turn.recorded();
                GAME.play(table, bot.choose(table), turn);
                moves++;
                for (Event event : turn.events()) {
                    events++;
                    sum.update(event.toString().getBytes(StandardCharsets.UTF_8));
                }
            }
        }
        return moves + " " + events + " " + Long.toHexString(sum.getValue());
    }
}

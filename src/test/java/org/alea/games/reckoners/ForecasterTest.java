package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.content.ContentSource;
import org.alea.engine.Bot;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.reckoners.bots.SensibleBot;
import org.alea.games.reckoners.forecast.Forecast;
import org.alea.games.reckoners.forecast.Forecaster;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.junit.jupiter.api.Test;

/** What the forecast says and what it leaves alone. */
class ForecasterTest {
    private static final ReckonersBox BOX = new ReckonersKit().open(ContentSource.builtIn());
    private static final Forecaster FORECASTER = new Forecaster(BOX.game());

    private static ReckonersTable inTheDiceStep(long seed, Map<String, String> chosen) {
        ReckonersGame game = BOX.game();
        ReckonersTable table = game.setUp(Setup.of(BOX.options(), chosen, seed), new SeededChance(seed));
        Bot<ReckonersTable, ReckonersMove> bot = new SensibleBot(game, seed);
        while (table.state().phase() != ReckonersPhase.USE) {
            game.play(table, bot.choose(table), Turn.silent());
        }
        return table;
    }

    @Test
    void whileTheCityIsFullAgainstSteelheartAndNothingTransformsOneFutureIsAll() {
        int exact = 0;
        for (int seed = 1; seed <= 20; seed++) {
            ReckonersTable table = inTheDiceStep(seed, Map.of("newcagoCards", "off", "module3", "off"));
            Forecast forecast = FORECASTER.of(table).orElseThrow();
            if (forecast.certain()) {
                exact++;
                ReckonersTable played = table.copy();
                ReckonersGame game = BOX.game();
                game.play(played, new ReckonersMove.EndUse(), Turn.silent());
                game.play(played, new ReckonersMove.EndBuy(), Turn.silent());
                if (played.state().question().isEmpty()) {
                    assertThat(forecast.population().lowest())
                            .isEqualTo(played.state().population());
                }
            }
        }
        assertThat(exact).isPositive();
    }

    @Test
    void aForecastChangesNothingAndTakesNoDrawOfTheGame() {
        ReckonersTable table = inTheDiceStep(3, Map.of("highEpic", "limelight"));
        ReckonersTable before = table.copy();
        Forecast forecast = FORECASTER.of(table).orElseThrow();
        assertThat(forecast.certain()).isFalse();
        assertThat(forecast.copies()).isEqualTo(100);
        assertThat(table).isEqualTo(before);
        assertThat(table.chance().draws()).isEqualTo(before.chance().draws());
    }

    @Test
    void thereIsNoForecastWhileFiguresArePlaced() {
        ReckonersTable table = BOX.game().setUp(Setup.of(BOX.options(), Map.of(), 1), new SeededChance(1));
        assertThat(FORECASTER.of(table)).isEmpty();
    }
}

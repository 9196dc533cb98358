package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Bot;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.reckoners.bots.SensibleBot;
import org.alea.games.reckoners.forecast.Forecast;
import org.alea.games.reckoners.forecast.Forecaster;
import org.alea.games.reckoners.state.District;
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
    @Rule("RECK-349")
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
    @Rule({"RECK-349", "RECK-352"})
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
    @Rule("RECK-349")
    void thereIsNoForecastWhileFiguresArePlaced() {
        ReckonersTable table = BOX.game().setUp(Setup.of(BOX.options(), Map.of(), 1), new SeededChance(1));
        assertThat(FORECASTER.of(table)).isEmpty();
    }

    private static ReckonersTables quiet() {
        return ReckonersTables.of("david", "tia")
                .in(ReckonersPhase.USE)
                .change(state -> state.withPopulation(40))
                .epic(0, "E31", 2, 5, 3);
    }

    @Test
    @Rule({"RECK-349", "RECK-350"})
    void oneFutureSaysExactlyWhatComes() {
        ReckonersTables tables = quiet().change(state -> state.withBase(2).withMoney(3))
                .district(1, district -> district.withEnforcement(1))
                .epic(1, "E22", 1, 5, 0)
                .change(state -> state.withHighEpic(
                        state.highEpic().withBracket(org.alea.games.reckoners.cards.PowerTrack.YELLOW, 1)));
        Forecast forecast = FORECASTER.of(tables.table()).orElseThrow();

        assertThat(forecast.certain()).isTrue();
        assertThat(forecast.now()).isEqualTo(40);
        // Shatterglass takes 1, Steelheart's first yellow slot at B takes 2
        assertThat(forecast.population().lowest()).isEqualTo(37);
        assertThat(forecast.population().isOneNumber()).isTrue();
        assertThat(forecast.base().lowest()).isEqualTo(3);
        assertThat(forecast.dieLost()).isZero();
        assertThat(forecast.newBarricades()).containsExactly(java.util.Map.entry("N1", 1.0));
        assertThat(forecast.enforcement().lowest()).isEqualTo(1);
        assertThat(forecast.newEnforcement().highest()).isZero();
        // Levy, pushed by one Enforcement, pillages once
        assertThat(forecast.moneyLost().lowest()).isEqualTo(1);
        assertThat(forecast.cardsLost().highest()).isZero();
        assertThat(forecast.lost()).isZero();
        assertThat(java.util.Objects.requireNonNull(
                                forecast.brackets().get(org.alea.games.reckoners.cards.PowerTrack.YELLOW))
                        .lowest())
                .isEqualTo(1);
        assertThat(forecast.highEpic().keySet()).containsExactlyInAnyOrder("N1", "N2", "N3");
        assertThat(forecast.highEpic().values())
                .allSatisfy(
                        chance -> assertThat(chance).isCloseTo(1 / 3.0, org.assertj.core.data.Offset.offset(0.001)));
    }

    @Test
    @Rule("RECK-350")
    void aLossAndALostDieAreForetold() {
        Forecast loss = FORECASTER
                .of(quiet().change(state -> state.withPopulation(1)).table())
                .orElseThrow();
        Forecast base = FORECASTER
                .of(quiet().change(state -> state.withBase(5))
                        .die(0, "basic1", 1, org.alea.games.reckoners.state.DieStage.LOCKED)
                        .die(0, "blue1", 1, org.alea.games.reckoners.state.DieStage.LOCKED)
                        .table())
                .orElseThrow();

        assertThat(loss.lost()).isEqualTo(1);
        assertThat(base.dieLost()).isEqualTo(1);
        assertThat(base.lost()).isZero();
    }

    @Test
    @Rule("RECK-349")
    void anEmptyDistrictMakesAHundredFutures() {
        Forecast forecast = FORECASTER
                .of(quiet().district(1, district -> district.withEpic(java.util.Optional.empty()))
                        .table())
                .orElseThrow();

        assertThat(forecast.certain()).isFalse();
        assertThat(forecast.copies()).isEqualTo(100);
    }

    @Test
    @Rule({"RECK-351", "RECK-149"})
    void anEpicActsAsFarAsItsBracketAndItsEnforcementGo() {
        ReckonersTables tables = quiet().district(0, district -> district.withEnforcement(2));
        assertThat(FORECASTER.of(tables.table()).orElseThrow().epics().get("N1"))
                .isEqualTo(new Forecast.Acts(3, 2));
        assertThat(FORECASTER
                        .of(tables.card(0, "Q36").table())
                        .orElseThrow()
                        .epics()
                        .get("N1"))
                .isEqualTo(new Forecast.Acts(3, 1));
        assertThat(FORECASTER
                        .of(tables.district(0, (District district) -> district.withEnforcement(0))
                                .table())
                        .orElseThrow()
                        .epics()
                        .get("N1"))
                .isEqualTo(new Forecast.Acts(3, 0));
    }

    @Test
    @Rule("RECK-351")
    void theTipNamesTheEpicThatFallsFirst() {
        ReckonersTables tables =
                quiet().epic(0, "E12", 3, -1, 0).epic(1, "E31", 0, 2, 0).epic(2, "E13", 1, 2, 0);

        assertThat(FORECASTER.of(tables.table()).orElseThrow().tip()).contains(new Forecast.Tip("N2", "E31", 2));
        assertThat(FORECASTER
                        .of(tables.change(state ->
                                        state.withHighEpic(state.highEpic().withPlace(2)))
                                .table())
                        .orElseThrow()
                        .tip())
                .contains(new Forecast.Tip("N3", "E13", 2));
    }
}

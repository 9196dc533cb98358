package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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

    private static Forecast forecast(ReckonersTables tables) {
        return FORECASTER.of(tables.table()).orElseThrow();
    }

    @Test
    @Rule("RECK-350")
    void whatIsTakenIsCounted() {
        Forecast forecast = forecast(quiet().epic(1, "E21", 2, 5, 1)
                .epic(2, "E12", 3, -1, 1)
                .card(0, "Q10")
                .reckoner(1, tia -> tia.withPending(2)));

        assertThat(forecast.certain()).isTrue();
        assertThat(forecast.copies()).isEqualTo(1);
        assertThat(forecast.cardsLost()).isEqualTo(new Forecast.Spread(1, 1, 1));
        assertThat(forecast.tokensLost()).isEqualTo(new Forecast.Spread(1, 1, 1));
        assertThat(forecast.moneyLost()).isEqualTo(new Forecast.Spread(0, 0, 0));
    }

    @Test
    @Rule({"RECK-349", "RECK-350"})
    void aSaleShufflesSoThatOneFutureIsNotAll() {
        Forecast forecast = forecast(quiet().epic(1, "E22", 1, 5, 1).card(0, "Q10"));

        assertThat(forecast.certain()).isFalse();
        assertThat(forecast.cardsLost()).isEqualTo(new Forecast.Spread(1, 1, 1));
        assertThat(forecast.moneyLost()).isEqualTo(new Forecast.Spread(1, 1, 1));
    }

    @Test
    @Rule("RECK-350")
    void newEnforcementIsToldFromTheOld() {
        Forecast forecast = forecast(quiet().epic(1, "E17", 2, 8, 1).district(2, place -> place.withEnforcement(2)));

        assertThat(forecast.enforcement()).isEqualTo(new Forecast.Spread(3, 3, 3));
        assertThat(forecast.newEnforcement()).isEqualTo(new Forecast.Spread(1, 1, 1));
    }

    @Test
    @Rule("RECK-350")
    void theDistrictsThatIldithiaCrossesAreNamed() {
        Forecast forecast = forecast(ReckonersTables.of("david", "tia", "city=ildithia")
                .in(ReckonersPhase.USE)
                .change(state -> state.withBoard(1))
                .district(1, place -> place.withMarker(1)));

        assertThat(forecast.crossed()).containsExactly("I2");
        assertThat(forecast.population()).isEqualTo(new Forecast.Spread(39, 39, 39));
    }

    @Test
    @Rule("RECK-350")
    void regaliaStaysWhereEverybodyIsAndNobodyKnowsHerCard() {
        Forecast forecast = forecast(ReckonersTables.of("david", "tia", "highEpic=regalia", "city=newcago")
                .in(ReckonersPhase.USE));

        assertThat(forecast.certain()).isFalse();
        assertThat(forecast.highEpic().keySet()).containsExactly("N1");
        assertThat(forecast.highEpic().values())
                .allSatisfy(likely -> assertThat(likely).isCloseTo(1, org.assertj.core.data.Offset.offset(0.001)));
    }

    @Test
    @Rule("RECK-350")
    void aTransformIsSpreadOverItsFaces() {
        Forecast forecast = forecast(quiet().epic(1, "E20", 1, 5, 1));

        assertThat(forecast.certain()).isFalse();
        assertThat(forecast.population().highest()).isEqualTo(39);
        assertThat(forecast.population().lowest()).isEqualTo(38);
        assertThat(forecast.population().isOneNumber()).isFalse();
        assertThat(forecast.population().mean()).isBetween(38.0, 39.0);
    }

    @Test
    @Rule({"RECK-351", "RECK-163"})
    void aSabotageThatWaitsSlowsNothing() {
        ReckonersTables tables =
                quiet().district(0, place -> place.withEnforcement(2)).card(0, "Q36");
        assertThat(forecast(tables.reckoner(
                                0,
                                david -> david.withCards(List.of(david.cards()
                                        .get(0)
                                        .withStage(org.alea.games.reckoners.state.CardStage.WAITING)))))
                        .epics()
                        .get("N1"))
                .isEqualTo(new Forecast.Acts(3, 2));
    }

    @Test
    @Rule("RECK-351")
    void withoutAnybodyToHitThereIsNoTip() {
        assertThat(forecast(quiet().epic(0, "E12", 3, -1, 0)
                                .epic(1, "E07", 3, -1, 0)
                                .epic(2, "E25", 3, -1, 0))
                        .tip())
                .isEmpty();
    }

    @Test
    @Rule("RECK-349")
    void whileCardsAreBoughtItGoesOnFromThere() {
        Forecast forecast = forecast(quiet().in(ReckonersPhase.BUY).change(state -> state.withMoney(50)));

        assertThat(forecast.certain()).isTrue();
        assertThat(forecast.population()).isEqualTo(new Forecast.Spread(39, 39, 39));
        assertThat(forecast.moneyLost().highest()).isZero();
    }
}

package org.alea.games.reckoners;

import static org.alea.games.reckoners.ReckonersTables.BOX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.HiddenDeck;
import org.alea.games.reckoners.state.Market;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.StolenCard;
import org.junit.jupiter.api.Test;

/** Every die and card is in one place, and what is missing or there twice is named. */
class PieceCountTest {
    private static final OwnedCard NOTEBOOK = OwnedCard.of("Q01", CardStage.READY);

    /** What is wrong with a fresh table, figures placed, once this has been changed. */
    private static List<String> faults(String options, UnaryOperator<ReckonersState> change) {
        Map<String, String> chosen = new HashMap<>(
                Map.of("team", "chosen", "reckoner1", "tia", "reckoner2", "david", "highEpic", "regalia"));
        for (String option : options.split(" ")) {
            String[] parts = option.split("=");
            chosen.put(parts[0], parts[1]);
        }
        ReckonersTable table = BOX.game().setUp(Setup.of(BOX.options(), chosen, 3), new SeededChance(3));
        ReckonersState state = table.state().withPhase(ReckonersPhase.BUY);
        for (int i = 0; i < state.team().size(); i++) {
            state = state.with(i, state.reckoner(i).withPlace(0));
        }
        return BOX.violations(new ReckonersTable(change.apply(state), table.chance()));
    }

    private static List<String> faults(UnaryOperator<ReckonersState> change) {
        return faults("letter=B", change);
    }

    private static ReckonersState without(ReckonersState state, String card) {
        List<String> row =
                state.market().row().stream().filter(each -> !each.equals(card)).toList();
        HiddenDeck deck = state.market().deck();
        List<String> pile =
                deck.pile().stream().filter(each -> !each.equals(card)).toList();
        return state.withMarket(
                new Market(row, new HiddenDeck(pile, deck.discards(), deck.buried()), false, List.of()));
    }

    @Test
    void aFreshTableIsWhole() {
        for (String options :
                List.of("letter=B", "module1=off module2=off", "module3=off", "highEpic=limelight", "city=ildithia")) {
            assertThat(faults(options, state -> state)).as(options).isEmpty();
        }
    }

    @Test
    void aDieIsWithSomebodyOrInTheReserve() {
        assertThat(faults(state -> state.with(
                        0, state.reckoner(0).withDice(state.reckoner(0).dice().subList(1, 6)))))
                .containsExactly("basic1 is nowhere");
        assertThat(faults(state -> state.withReserve(List.of("basic1"))))
                .contains("basic1 is at reserve and at tia")
                .contains("red1 is nowhere");
        assertThat(faults(state -> state.with(0, state.reckoner(0).withDice(List.of()))))
                .contains("tia has no die")
                .contains("purple3 is nowhere");
    }

    @Test
    void withoutTheFirstTwoModulesThereAreFewerDice() {
        ReckonerDie fifth = ReckonerDie.fresh("red5", DieKind.RED);
        assertThat(faults(
                        "module1=off module2=off",
                        state -> state.with(
                                0,
                                state.reckoner(0)
                                        .withDice(java.util.stream.Stream.concat(
                                                        state.reckoner(0).dice().stream(),
                                                        java.util.stream.Stream.of(fifth))
                                                .toList()))))
                .containsExactly("red5 does not belong to the game");
    }

    @Test
    void aCardIsOwnedForSaleStolenInTheDeckOrGone() {
        assertThat(faults(state -> without(state, "Q01"))).containsExactly("Q01 is nowhere");
        assertThat(faults(
                        state -> without(state, "Q01").with(0, state.reckoner(0).withCards(List.of(NOTEBOOK)))))
                .isEmpty();
        assertThat(faults(state -> {
                    ReckonersState less = without(state, "Q01");
                    Market market = less.market();
                    return less.withMarket(market.withGone(List.of("Q01")));
                }))
                .isEmpty();
        StolenCard stolen = new StolenCard("tia", NOTEBOOK);
        assertThat(faults(
                        state -> without(state, "Q01").with(1, state.district(1).withStolen(List.of(stolen)))))
                .isEmpty();
        assertThat(faults(state -> without(state, "Q01")
                        .with(
                                1,
                                state.district(1)
                                        .withEpicInPlay(state.district(1)
                                                .epic()
                                                .orElseThrow()
                                                .withStolen(List.of(stolen))))))
                .isEmpty();
        assertThat(faults(state -> state.with(0, state.reckoner(0).withCards(List.of(NOTEBOOK)))))
                .hasSize(1)
                .first()
                .asString()
                .matches("Q01 is at (market|equipment deck) and at tia");
    }

    @Test
    void withoutModuleTwoOnlyAStashedCardOfItIsThere() {
        OwnedCard spyril = OwnedCard.of("Q26", CardStage.READY);
        assertThat(faults(
                        "module2=off", state -> state.withMarket(state.market().withGone(List.of("Q26")))))
                .containsExactly("Q26 does not belong to the game");
        assertThat(faults(
                        "module2=off", state -> state.with(0, state.reckoner(0).withCards(List.of(spyril)))))
                .isEmpty();
    }

    @Test
    void anEpicIsInOneDistrictOrInItsDeck() {
        assertThat(faults(state -> state.with(0, state.district(0).withEpic(Optional.empty()))))
                .hasSize(1)
                .first()
                .asString()
                .matches("E\\d\\d is nowhere");
        assertThat(faults("module3=off", state -> state.withEpics(state.epics().discard("K01"))))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("K01 is at ");
    }

    @Test
    void dawnslightAndAssaultCardsAreCountedWhereTheyArePlayed() {
        assertThat(faults(state -> state.withAssaults(state.assaults().drawn())))
                .hasSize(1);
        assertThat(faults(state -> state.withDawnslight(state.dawnslight().drawn())))
                .hasSize(1);
        assertThat(faults(state -> {
                    String top = state.dawnslight().top();
                    return state.withDawnslight(state.dawnslight().drawn())
                            .with(0, state.reckoner(0).withDawnslight(List.of(top)));
                }))
                .isEmpty();
        assertThat(faults(state -> {
                    String top = state.dawnslight().top();
                    return state.withDawnslight(state.dawnslight().drawn())
                            .withAgenda(List.of(new Question.DawnChoice(List.of(top), 0, 0)));
                }))
                .isEmpty();
        assertThat(faults("highEpic=steelheart city=newcago", state -> state.withAssaults(HiddenDeck.NONE)))
                .isEmpty();
    }
}

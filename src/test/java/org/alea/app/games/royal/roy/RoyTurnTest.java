package org.alea.app.games.royal.roy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.alea.app.games.royal.RoyalBoxes;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;
import org.alea.games.royal.Building;
import org.alea.games.royal.Die;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class RoyTurnTest {
    private final Texts texts = new Texts(Language.EN);
    private final RoyWords words = new RoyWords(RoyalBoxes.BOX, texts);

    static List<RoyTurn> turns() {
        return RoyScenes.all().toList();
    }

    @Test
    void the_scenarios_hold_every_row_of_the_table() {
        Set<Integer> results = turns().stream().map(RoyTurn::result).collect(Collectors.toSet());
        assertThat(results).containsAll(IntStream.rangeClosed(2, 12).boxed().toList());
    }

    @ParameterizedTest
    @MethodSource("turns")
    void every_turn_has_five_steps_with_something_to_look_at(RoyTurn turn) {
        assertThat(turn.steps()).extracting(RoyStep::kind).containsExactly(RoyStep.Kind.values());
        assertThat(turn.step(RoyStep.Kind.DICE).targets()).containsExactly(new RoyTarget.BlackDice());
        assertThat(turn.step(RoyStep.Kind.ROW).targets()).containsExactly(new RoyTarget.Row(turn.result()));
        assertThat(turn.step(RoyStep.Kind.TARGET).targets()).isNotEmpty();
        assertThat(turn.step(RoyStep.Kind.PRICE).targets()).isNotEmpty();
        assertThat(turn.note()).isBetween(1, 7);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_step_is_said_in_both_languages(Language language) {
        texts.speak(language);
        assertThat(turns())
                .allSatisfy(turn -> assertThat(turn.steps()).allSatisfy(step -> {
                    assertThat(words.title(turn, step)).isNotBlank().doesNotContain("{", "}");
                    assertThat(words.reason(turn, step)).doesNotContain("{", "}");
                }));
    }

    @Test
    void results_2_and_12_buy_your_best_die_for_3_vp() {
        RoyTurn turn = RoyScenes.turn("ex-05-result-2");
        assertThat(words.reason(turn, turn.step(RoyStep.Kind.DICE))).endsWith("1 of the 36 results gives 2.");
        RoyTarget best = new RoyTarget.DistrictDie(Side.YOU, Die.parse("R5"));
        assertThat(turn.step(RoyStep.Kind.TARGET).targets()).containsExactly(best);
        assertThat(turn.step(RoyStep.Kind.PIECES).targets()).containsExactly(best, new RoyTarget.Score(Side.ROY));
        assertThat(turn.step(RoyStep.Kind.PRICE).targets())
                .containsExactly(
                        new RoyTarget.DistrictDie(Side.ROY, Die.parse("R6")),
                        new RoyTarget.DistrictDie(Side.ROY, Die.parse("Y4")));
        assertThat(turn.note()).isEqualTo(1);
        assertThat(title(turn, RoyStep.Kind.PIECES)).isEqualTo("He gains 3 VP");
        assertThat(RoyScenes.turn("result-12-is-like-2").result()).isEqualTo(12);
    }

    @Test
    void results_3_and_11_without_a_die_of_yours_concern_your_empty_district() {
        RoyTurn turn = RoyScenes.turn("ex-06-result-11-without-a-die-of-yours");
        assertThat(turn.step(RoyStep.Kind.TARGET).targets()).containsExactly(new RoyTarget.District(Side.YOU));
        assertThat(title(turn, RoyStep.Kind.TARGET)).isEqualTo("You have no die to sell");
        assertThat(title(turn, RoyStep.Kind.PIECES)).isEqualTo("He gains 2 VP");
        assertThat(RoyScenes.turn("result-3").note()).isEqualTo(2);
    }

    @Test
    void results_4_and_10_lead_from_his_strongest_die_to_the_building_it_names() {
        RoyTurn turn = RoyScenes.turn("ex-07-result-4");
        RoyTarget die = new RoyTarget.DistrictDie(Side.ROY, Die.parse("Y6"));
        RoyTarget house = new RoyTarget.House(Building.CITY_HALL);
        assertThat(turn.step(RoyStep.Kind.TARGET).link()).contains(new RoyStep.Link(die, house));
        assertThat(turn.step(RoyStep.Kind.PIECES).targets())
                .containsExactly(new RoyTarget.Space(Building.CITY_HALL, 5), new RoyTarget.Reserve());
        assertThat(turn.step(RoyStep.Kind.PRICE).targets()).containsExactly(die);
        assertThat(title(turn, RoyStep.Kind.PIECES)).isEqualTo("He expels your citizen from space\u00a05");
        assertThat(turn.note()).isEqualTo(3);
    }

    @Test
    void without_dice_the_order_of_buildings_decides_and_nothing_is_removed() {
        RoyTurn turn = RoyScenes.turn("ex-08-result-10-without-dice");
        assertThat(title(turn, RoyStep.Kind.TARGET)).isEqualTo("Without dice, the order of buildings decides");
        assertThat(turn.step(RoyStep.Kind.TARGET).link()).isEmpty();
        assertThat(title(turn, RoyStep.Kind.PRICE)).isEqualTo("He has no die left to remove");
        assertThat(turn.step(RoyStep.Kind.PRICE).targets()).containsExactly(new RoyTarget.District(Side.ROY));
    }

    @Test
    void an_empty_space_is_taken_and_a_full_city_moves_nothing() {
        assertThat(title(RoyScenes.turn("result-4-takes-an-empty-space"), RoyStep.Kind.PIECES))
                .startsWith("His citizen takes space");
        RoyTurn nowhere = RoyScenes.turn("result-4-finds-no-space");
        assertThat(title(nowhere, RoyStep.Kind.PIECES)).isEqualTo("Nothing moves");
        assertThat(nowhere.step(RoyStep.Kind.PIECES).targets()).hasSize(3);
    }

    @Test
    void without_a_citizen_nothing_moves_and_the_price_is_paid() {
        for (String scene : List.of("result-4-has-no-citizen", "result-6-has-no-citizen")) {
            RoyTurn turn = RoyScenes.turn(scene);
            assertThat(title(turn, RoyStep.Kind.TARGET)).isEqualTo("He has no citizen left to place");
            assertThat(turn.step(RoyStep.Kind.TARGET).targets()).containsExactly(new RoyTarget.Reserve());
            assertThat(title(turn, RoyStep.Kind.PIECES)).isEqualTo("Nothing moves");
            assertThat(title(turn, RoyStep.Kind.PRICE)).isEqualTo("He removes the white\u00a02");
        }
        assertThat(words.reason(
                        RoyScenes.turn("result-4-raises-a-lying-citizen"),
                        RoyScenes.turn("result-4-raises-a-lying-citizen").step(RoyStep.Kind.PIECES)))
                .contains("one of his lying citizens gets up");
    }

    @Test
    void results_5_and_9_end_the_right_most_event() {
        RoyTurn turn = RoyScenes.turn("ex-09-result-5-the-roy-leads");
        assertThat(turn.step(RoyStep.Kind.TARGET).targets()).containsExactly(new RoyTarget.Event("EY2"));
        assertThat(turn.step(RoyStep.Kind.PIECES).targets())
                .containsExactly(
                        new RoyTarget.Event("EY2"), new RoyTarget.Score(Side.YOU), new RoyTarget.Score(Side.ROY));
        assertThat(title(turn, RoyStep.Kind.PIECES)).isEqualTo("He fills 2 places and ends the event");
        assertThat(turn.note()).isEqualTo(4);
    }

    @Test
    void with_an_empty_row_he_gains_a_point_for_nothing() {
        RoyTurn turn = RoyScenes.turn("result-9-with-an-empty-row");
        assertThat(turn.step(RoyStep.Kind.TARGET).targets()).containsExactly(new RoyTarget.EventRow());
        assertThat(title(turn, RoyStep.Kind.PIECES)).isEqualTo("He gains 1 VP");
        assertThat(title(turn, RoyStep.Kind.PRICE)).isEqualTo("This move costs him no die");
    }

    @Test
    void result_6_names_the_card_and_the_tie_that_decided() {
        RoyTurn cheapest = RoyScenes.turn("ex-11-result-6-the-most-vp-then-the-cheapest");
        assertThat(title(cheapest, RoyStep.Kind.TARGET)).isEqualTo("Of equal VP, he takes the cheapest hire");
        assertThat(cheapest.step(RoyStep.Kind.TARGET).targets()).containsExactly(new RoyTarget.Card("W1A", 0));
        assertThat(cheapest.step(RoyStep.Kind.PIECES).targets()).contains(new RoyTarget.Card("W1A", 1));
        RoyTurn none = RoyScenes.turn("ex-11-result-6-no-card-left");
        assertThat(none.step(RoyStep.Kind.TARGET).targets()).containsExactly(new RoyTarget.AllCards());
        assertThat(title(none, RoyStep.Kind.PIECES)).isEqualTo("He gains 1 VP");
    }

    @Test
    void result_7_shows_the_cells_of_both_cubes() {
        RoyTurn turn = RoyScenes.turn("ex-12-result-7");
        assertThat(turn.step(RoyStep.Kind.PIECES).targets())
                .filteredOn(RoyTarget.Cell.class::isInstance)
                .hasSize(2);
        assertThat(title(turn, RoyStep.Kind.PIECES)).isEqualTo("He puts 2 cubes in the Cathedral");
    }

    @Test
    void a_full_cathedral_gives_points_instead_of_cubes() {
        RoyTurn full = RoyScenes.turn("ex-12-result-7-full-cathedral");
        assertThat(full.step(RoyStep.Kind.TARGET).targets()).containsExactly(new RoyTarget.Cathedral());
        assertThat(title(full, RoyStep.Kind.PIECES)).isEqualTo("He gains 2 VP");
        RoyTurn oneLeft = RoyScenes.turn("ex-12-result-7-one-cell-left");
        assertThat(oneLeft.step(RoyStep.Kind.TARGET).targets())
                .containsExactly(new RoyTarget.Cell(2, 3), new RoyTarget.Cathedral());
    }

    @Test
    void result_8_recalls_the_top_character_for_nothing() {
        RoyTurn turn = RoyScenes.turn("ex-13-result-8-chretien");
        assertThat(turn.step(RoyStep.Kind.TARGET).targets()).containsExactly(new RoyTarget.Person("CHR"));
        assertThat(title(turn, RoyStep.Kind.PRICE)).isEqualTo("This move costs him no die");
        RoyTurn none = RoyScenes.turn("ex-14-no-character-left");
        assertThat(none.step(RoyStep.Kind.TARGET).targets()).containsExactly(new RoyTarget.Characters());
    }

    @Test
    void what_follows_his_turn_is_no_part_of_it() {
        List<RoyalEvent> events = List.of(
                new RoyalEvent.RoyRolled(1, 2, 3, 2),
                new RoyalEvent.VpGained(Side.ROY, 2, org.alea.games.royal.ScoreSource.ACTIONS),
                new RoyalEvent.RoyPaid(1, List.of(Die.parse("R6"))),
                new RoyalEvent.DistrictCollected(3),
                new RoyalEvent.RoundEnded(4),
                new RoyalEvent.VpGained(Side.YOU, 6, org.alea.games.royal.ScoreSource.CHARACTERS));
        RoyTurn turn = RoyTurn.of(events).orElseThrow();
        assertThat(turn.steps().stream().flatMap(step -> step.events().stream()))
                .doesNotContain(events.get(3), events.get(5));
        assertThat(RoyTurn.of(events.subList(3, 6))).isEqualTo(Optional.empty());
    }

    private String title(RoyTurn turn, RoyStep.Kind kind) {
        return words.title(turn, turn.step(kind));
    }
}

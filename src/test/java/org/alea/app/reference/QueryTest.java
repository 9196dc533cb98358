package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Language;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

class QueryTest {
    private static final List<Card> CARDS = List.of(
            Cards.card(
                    "queen",
                    "scout",
                    new Words("Éclaireur des dunes", "Dune Scout"),
                    new Words("Cœur vaillant.", "Brave heart."),
                    Cards.enemy("5", "green")),
            Cards.card(
                    "queen",
                    "blade",
                    new Words("Lame des marais", "Marsh Blade"),
                    new Words("Un éclat bleu.", "A blue flash."),
                    Cards.enemy("9", "blue")),
            Cards.card(
                    "queen",
                    "sand",
                    new Words("Char de sable", "Sand Chariot"),
                    new Words("Placez un dé sur la Fatigue.", "Exhaust a die."),
                    Cards.chariot("exhaustion")),
            Cards.card(
                    "royal",
                    "archer",
                    new Words("Archer", "Archer"),
                    new Words("Posez un cube.", "Place a cube."),
                    Cards.enemy("1", "red")));

    private static List<String> found(Query query) {
        return Cards.ids(query.over(CARDS, Language.FR));
    }

    @Test
    void everything_is_found_as_long_as_nothing_is_asked() {
        assertThat(found(Query.ALL)).containsExactly("scout", "blade", "sand", "archer");
    }

    @Test
    void accents_and_capitals_do_not_matter() {
        assertThat(found(Query.ALL.saying("ECLAIREUR"))).containsExactly("scout");
        assertThat(found(Query.ALL.saying("coeur"))).containsExactly("scout");
    }

    @Test
    void both_languages_are_searched_at_once() {
        assertThat(found(Query.ALL.saying("marsh"))).containsExactly("blade");
        assertThat(found(Query.ALL.saying("marais"))).containsExactly("blade");
    }

    @Test
    void effects_and_traits_are_searched_as_well_as_names() {
        assertThat(found(Query.ALL.saying("fatigue"))).containsExactly("sand");
        assertThat(found(Query.ALL.saying("exhaustion"))).containsExactly("sand");
    }

    @Test
    void every_word_has_to_be_found_in_whatever_order() {
        assertThat(found(Query.ALL.saying("dunes  eclaireur"))).containsExactly("scout");
        assertThat(found(Query.ALL.saying("dunes marais"))).isEmpty();
    }

    @Test
    void a_card_that_is_called_so_comes_before_one_that_says_so() {
        assertThat(found(Query.ALL.saying("ecla"))).containsExactly("scout", "blade");
        assertThat(found(Query.ALL.saying("blue").by(Order.NAME))).containsExactly("blade");
    }

    @Test
    void any_chosen_trait_of_a_facet_will_do_and_every_facet_has_to_fit() {
        Query enemies = Query.ALL.toggled(Facet.KIND, "enemy");
        assertThat(found(enemies.toggled(Facet.COLOUR, "green").toggled(Facet.COLOUR, "blue")))
                .containsExactly("scout", "blade");
        assertThat(found(enemies.toggled(Facet.LEVEL, "9"))).containsExactly("blade");
        assertThat(found(enemies.toggled(Facet.MODULE, "chariots"))).isEmpty();
    }

    @Test
    void a_second_press_takes_a_choice_back() {
        Query query = Query.ALL.toggled(Facet.EFFECT, "exhaustion");
        assertThat(found(query)).containsExactly("sand");
        assertThat(query.toggled(Facet.EFFECT, "exhaustion")).isEqualTo(Query.ALL);
    }

    @Test
    void one_game_can_be_looked_into_alone() {
        assertThat(found(Query.ALL.in(Optional.of("royal")))).containsExactly("archer");
    }

    @Test
    void another_game_opens_all_facets_again_and_keeps_the_words() {
        Query query = Query.ALL.saying("a").toggled(Facet.KIND, "enemy").in(Optional.of("royal"));
        assertThat(query).isEqualTo(Query.ALL.saying("a").in(Optional.of("royal")));
    }

    @Test
    void cards_are_lined_up_by_their_name_in_the_players_language() {
        Query byName = Query.ALL.by(Order.NAME);
        assertThat(Cards.ids(byName.over(CARDS, Language.FR))).containsExactly("archer", "sand", "scout", "blade");
        assertThat(Cards.ids(byName.over(CARDS, Language.EN))).containsExactly("archer", "scout", "blade", "sand");
    }

    @Test
    void cards_are_lined_up_by_level_and_those_without_come_last() {
        assertThat(found(Query.ALL.by(Order.LEVEL))).containsExactly("archer", "scout", "blade", "sand");
    }

    @Test
    void a_trait_counts_what_choosing_it_would_leave() {
        Query query = Query.ALL.toggled(Facet.KIND, "enemy");
        assertThat(query.counts(Facet.KIND, CARDS)).isEqualTo(Map.of("enemy", 3, "chariot", 1));
        assertThat(query.counts(Facet.COLOUR, CARDS)).isEqualTo(Map.of("green", 1, "blue", 1, "red", 1));
        assertThat(query.saying("dunes").counts(Facet.KIND, CARDS)).isEqualTo(Map.of("enemy", 1));
    }

    @Test
    void every_game_counts_what_it_has_of_the_words() {
        assertThat(Query.ALL.saying("ar").in(Optional.of("royal")).countsByGame(CARDS))
                .isEqualTo(Map.of("queen", 3, "royal", 1));
    }
}

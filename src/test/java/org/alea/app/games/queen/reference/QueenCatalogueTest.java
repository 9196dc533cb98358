package org.alea.app.games.queen.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.Illustration;
import org.alea.content.ContentSource;
import org.alea.games.queen.Primitive;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.junit.jupiter.api.Test;

class QueenCatalogueTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());
    private static final Catalogue CATALOGUE = QueenCatalogue.of(BOX);

    @Test
    @Rule("QUEEN-237")
    void every_card_of_the_box_can_be_looked_up() {
        Map<String, Integer> kinds = new TreeMap<>();
        CATALOGUE.entries().forEach(entry -> kinds.merge(entry.traits().kind().id(), 1, Integer::sum));
        assertThat(kinds)
                .isEqualTo(Map.of("enemy", 30, "chariot", 19, "spirit", 15, "conspirator", 6, "die", 6, "token", 4));
    }

    @Test
    void no_two_pieces_share_an_id() {
        assertThat(CATALOGUE.entries()).extracting(CatalogueEntry::id).doesNotHaveDuplicates();
    }

    @Test
    void every_piece_names_rules_that_exist() {
        assertThat(CATALOGUE.entries())
                .allSatisfy(entry -> assertThat(entry.rules())
                        .as(entry.id())
                        .isNotEmpty()
                        .allMatch(rule -> BOX.rules().entry(rule).isPresent()));
    }

    @Test
    void every_picture_stands_under_a_rule_that_exists() {
        assertThat(CATALOGUE.illustrations())
                .extracting(Illustration::rule)
                .isNotEmpty()
                .allMatch(rule -> BOX.rules().entry(rule).isPresent());
    }

    @Test
    void every_word_of_card_data_belongs_to_a_sort_of_effect() {
        QueenWords words = new QueenWords(BOX);
        Stream<Primitive> effects = Stream.of(
                        BOX.cards().chariots().stream().flatMap(card -> card.effect().stream()),
                        BOX.cards().spirits().stream().flatMap(card -> card.effect().stream()),
                        BOX.cards().conspirators().stream().flatMap(card -> card.effect().stream()))
                .flatMap(primitives -> primitives);
        assertThat(effects)
                .extracting(Primitive::type)
                .allMatch(type -> words.links().group(type).isPresent());
    }

    @Test
    void a_card_says_what_it_does_in_both_languages() {
        CatalogueEntry scout = CATALOGUE.entry("N04").orElseThrow();
        assertThat(scout.text().fr()).isEqualTo("Cases à franchir, de bas en haut\u00a0: 2 dés, 3 dés dont 1 vert.");
        assertThat(scout.text().en()).isEqualTo("Squares to climb, from the bottom: 2 dice, 3 dice with 1 green.");
        assertThat(scout.traits().level().orElseThrow().id()).isEqualTo("5");
    }
}

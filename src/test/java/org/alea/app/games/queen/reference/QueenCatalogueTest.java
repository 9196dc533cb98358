package org.alea.app.games.queen.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.app.games.CatalogueContract;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.Facet;
import org.alea.app.reference.Trait;
import org.alea.content.ContentSource;
import org.alea.content.RuleBook;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.queen.ConspiratorCard;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.Primitive;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.practice.Drill;
import org.junit.jupiter.api.Test;

class QueenCatalogueTest implements CatalogueContract {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());
    private static final Catalogue CATALOGUE = QueenCatalogue.of(BOX);

    @Override
    public Catalogue catalogue() {
        return CATALOGUE;
    }

    @Override
    public RuleBook rules() {
        return BOX.rules();
    }

    @Test
    @Rule("QUEEN-237")
    void every_card_of_the_box_can_be_looked_up() {
        Map<String, Integer> kinds = new TreeMap<>();
        CATALOGUE.entries().forEach(entry -> kinds.merge(entry.traits().kind().id(), 1, Integer::sum));
        assertThat(kinds)
                .isEqualTo(Map.of("enemy", 30, "chariot", 19, "spirit", 15, "conspirator", 6, "die", 6, "token", 7));
    }

    @Test
    @Rule({"QUEEN-144", "QUEEN-237"})
    void an_epic_spirit_is_found_under_its_module_and_under_that_of_its_symbol() {
        assertThat(CATALOGUE.entries())
                .filteredOn(entry -> entry.traits().of(Facet.MODULE).stream()
                        .anyMatch(module -> module.id().equals("spirit")))
                .hasSize(15);
        assertThat(CATALOGUE.entry("E06").orElseThrow().traits().of(Facet.MODULE))
                .extracting(Trait::id)
                .containsExactly("spirit", "dragon");
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
        assertThat(scout.traits().of(Facet.LEVEL)).extracting(Trait::id).containsExactly("5");
    }

    @Test
    @Rule("QUEEN-237")
    void enemies_are_told_apart_by_ability_symbol_and_number_of_squares() {
        CatalogueEntry scout = CATALOGUE.entry("N04").orElseThrow();
        EnemyCard card = BOX.cards().enemies().stream()
                .filter(enemy -> enemy.id().equals("N04"))
                .findFirst()
                .orElseThrow();
        assertThat(scout.traits().of(Facet.SYMBOL))
                .extracting(Trait::id)
                .containsExactlyElementsOf(
                        card.dragon().stream().map(DragonFace::name).toList());
        assertThat(scout.traits().of(Facet.SQUARES))
                .extracting(Trait::id)
                .containsExactly(Integer.toString(card.squares().size()));
        assertThat(scout.traits().of(Facet.EFFECT)).extracting(Trait::id).containsExactly("none");
    }

    @Test
    void every_drill_practises_rules_that_exist_and_no_rule_has_two() {
        List<String> practised = BOX.rules().entries().stream()
                .flatMap(rule -> QueenCatalogue.drill(BOX, rule.id()).stream())
                .map(Drill::id)
                .distinct()
                .sorted()
                .toList();
        assertThat(practised)
                .containsExactlyElementsOf(
                        BOX.drills().all().stream().map(Drill::id).sorted().toList());
        assertThat(new QueenWords(BOX).links().practised())
                .doesNotHaveDuplicates()
                .allMatch(rule -> BOX.rules().entry(rule).isPresent());
    }

    @Test
    void only_what_lies_face_up_is_in_play() {
        QueenTable table =
                BOX.game().setUp(Setup.of(BOX.options(), Map.of("modules", "conspirators"), 3), new SeededChance(3));
        assertThat(QueenCatalogue.faceUp(table))
                .containsExactlyInAnyOrderElementsOf(Stream.concat(
                                table.enemies().stream()
                                        .map(enemy -> enemy.card().id()),
                                table.conspirators().stream().map(ConspiratorCard::id))
                        .toList())
                .hasSizeLessThan(12);
    }
}

package org.alea.app.games.royal.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.alea.app.UiTest;
import org.alea.app.games.CatalogueContract;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.Face;
import org.alea.app.reference.Facet;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieNode;
import org.alea.content.ContentSource;
import org.alea.content.RuleBook;
import org.alea.engine.Language;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.royal.Activity;
import org.alea.games.royal.CharacterCard;
import org.alea.games.royal.Colour;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalContent;
import org.alea.games.royal.RoyalKit;
import org.alea.games.royal.RoyalTable;
import org.alea.store.Choices;
import org.junit.jupiter.api.Test;

class RoyalCatalogueTest extends UiTest implements CatalogueContract {
    private static final RoyalBox BOX = new RoyalKit().open(ContentSource.builtIn());
    private static final Catalogue CATALOGUE = RoyalCatalogue.of(BOX);

    @Override
    public Catalogue catalogue() {
        return CATALOGUE;
    }

    @Override
    public RuleBook rules() {
        return BOX.rules();
    }

    @Test
    void every_card_of_the_box_can_be_looked_up() {
        Map<String, Integer> kinds = new TreeMap<>();
        CATALOGUE.entries().forEach(entry -> kinds.merge(entry.traits().kind().id(), 1, Integer::sum));
        assertThat(kinds)
                .isEqualTo(Map.of(
                        "activity",
                        27,
                        "event",
                        17,
                        "character",
                        6,
                        "royRow",
                        11,
                        "verdict",
                        6,
                        "die",
                        4,
                        "building",
                        4,
                        "token",
                        7));
    }

    @Test
    void dice_wear_the_marks_the_player_has_chosen() {
        Face.Look lettered = new Face.Look(new Texts(Language.FR), 1, Choices.ColourMarks.LETTER, false, false);
        assertThat(letters(CATALOGUE.entry("die-yellow").orElseThrow(), lettered))
                .containsOnly("J");
        assertThat(letters(CATALOGUE.entry("die-black").orElseThrow(), lettered))
                .containsOnly("N");
        assertThat(letters(CATALOGUE.entry("die-white").orElseThrow(), lettered))
                .containsOnly("");
        Face.Look signed = new Face.Look(new Texts(Language.FR), 1, Choices.ColourMarks.SIGN, false, false);
        assertThat(letters(CATALOGUE.entry("die-yellow").orElseThrow(), signed)).containsOnly("");
    }

    private static Set<String> letters(CatalogueEntry dice, Face.Look look) {
        return dice(dice.front().draw(look))
                .map(die -> die.skin().mark().letter())
                .collect(Collectors.toSet());
    }

    private static Stream<DieNode> dice(Node node) {
        if (node instanceof DieNode die) {
            return Stream.of(die);
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(RoyalCatalogueTest::dice)
                : Stream.of();
    }

    @Test
    void every_effect_of_a_card_belongs_to_a_sort_of_effect() {
        RoyalWords words = new RoyalWords(BOX);
        RoyalContent content = BOX.game().content();
        Stream<String> types = Stream.concat(
                content.activities().stream().flatMap(RoyalWords::types),
                content.events().stream().flatMap(RoyalWords::types));
        assertThat(types).allMatch(type -> words.links().group(type).isPresent());
    }

    @Test
    void an_event_says_what_it_takes_and_what_it_brings() {
        assertThat(CATALOGUE.entry("ER1").orElseThrow().text().en())
                .isEqualTo("2 black dice. Combat: red, 5 a cube, 3 places. First: 4 VP, 2 influence; second: 2 VP, 1"
                        + " influence.");
    }

    @Test
    void activities_are_told_apart_by_when_they_work() {
        Map<String, Integer> timings = new TreeMap<>();
        CATALOGUE.entries().stream()
                .flatMap(entry -> entry.traits().of(Facet.TIMING).stream())
                .forEach(trait -> timings.merge(trait.id(), 1, Integer::sum));
        long deferred = BOX.game().content().activities().stream()
                .filter(Activity::deferred)
                .count();
        assertThat(timings).isEqualTo(Map.of("deferred", (int) deferred, "immediate", 27 - (int) deferred));
    }

    @Test
    void cards_that_lie_face_down_are_not_in_play() {
        RoyalTable table = BOX.game().setUp(Setup.of(BOX.options(), Map.of(), 3), new SeededChance(3));
        Set<String> open = RoyalCatalogue.faceUp(table);
        assertThat(BOX.game().content().activities().stream().map(Activity::id).filter(open::contains))
                .containsExactlyInAnyOrderElementsOf(Stream.of(Colour.values())
                        .flatMap(colour -> table.activity(colour, 1).stream())
                        .map(Activity::id)
                        .toList());
        assertThat(open)
                .contains(BOX.game().content().marauding().id())
                .containsAll(table.characters().left().stream()
                        .map(CharacterCard::id)
                        .toList());
    }
}

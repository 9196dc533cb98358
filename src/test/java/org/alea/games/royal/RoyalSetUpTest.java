package org.alea.games.royal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Chance;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.ScriptedChance;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

/** The fresh table, whatever the seed. */
class RoyalSetUpTest {
    private static final RoyalBox BOX = new RoyalKit().open(ContentSource.builtIn());
    private static final List<String> SLOTS = List.of("R1", "R2", "R3", "Y1", "Y2", "Y3", "W1", "W2", "W3");

    @Test
    @Rule("ROYAL-020")
    void everySpaceGetsACardOfItsColourAndStageAndEveryCardHasItsTurn() {
        Set<String> seen = new TreeSet<>();
        for (int seed = 0; seed < 100; seed++) {
            JsonNode cards = json(seed).path("activities");
            for (String slot : SLOTS) {
                String card = cards.path(slot).path("card").asText();
                assertThat(card).startsWith(slot);
                seen.add(card);
            }
        }

        assertThat(seen).hasSize(27);
    }

    @Test
    @Rule({"ROYAL-020", "ROYAL-033"})
    void noActivityIsToldBeforeItIsTurnedUp() {
        RoyalTable table = table(Map.of(), new SeededChance(5));

        for (Colour colour : Colour.values()) {
            for (int stage = 1; stage <= 3; stage++) {
                assertThat(table.activity(colour, stage)).isEmpty();
            }
        }
    }

    @Test
    @Rule("ROYAL-021")
    void fourRedEventsAndAllWhiteAndYellowOnesAreInTheDecks() {
        Set<String> red = new TreeSet<>();
        for (int seed = 0; seed < 100; seed++) {
            JsonNode decks = json(seed).path("decks");
            List<String> drawn = texts(decks.path("RED"));
            assertThat(drawn).hasSize(4).doesNotHaveDuplicates();
            assertThat(texts(decks.path("WHITE"))).containsExactlyInAnyOrder("EW1", "EW2", "EW3", "EW4");
            assertThat(texts(decks.path("YELLOW"))).containsExactlyInAnyOrder("EY1", "EY2", "EY3", "EY4");
            red.addAll(drawn);
        }

        assertThat(red).hasSize(8);
    }

    @Test
    @Rule("ROYAL-023")
    void allSixCharactersLieInOneColumnInAnyOrder() {
        Set<String> tops = new TreeSet<>();
        for (int seed = 0; seed < 100; seed++) {
            List<String> column = texts(json(seed).path("characters").path("column"));
            assertThat(column).containsExactlyInAnyOrder("CHR", "FLO", "HEN", "HUG", "THI", "URB");
            tops.add(column.get(0));
        }

        assertThat(tops).hasSize(6);
    }

    @Test
    @Rule({"ROYAL-005", "ROYAL-200"})
    void theDrawsComeInTheirFixedOrder() {
        List<Integer> script = new ArrayList<>();
        script.add(2); // first player: the Roy
        script.addAll(List.of(1, 2, 3, 1, 2, 3, 1, 2, 3)); // a card for each space
        script.addAll(stay(8)); // red events keep their order
        script.addAll(List.of(1, 1, 1)); // white events: from the last down, each changes places with the first
        script.addAll(stay(4)); // yellow events
        script.addAll(stay(6)); // characters
        ScriptedChance chance = new ScriptedChance(script);

        ObjectNode json = BOX.tables().write(table(Map.of("first", "random"), chance));

        assertThat(chance.unused()).isZero();
        assertThat(json.path("first").asText()).isEqualTo("ROY");
        assertThat(SLOTS.stream()
                        .map(slot ->
                                json.path("activities").path(slot).path("card").asText()))
                .containsExactly("R1A", "R2B", "R3C", "Y1A", "Y2B", "Y3C", "W1A", "W2B", "W3C");
        JsonNode decks = json.path("decks");
        assertThat(texts(decks.path("RED"))).containsExactly("ER1", "ER2", "ER3", "ER4");
        assertThat(texts(decks.path("WHITE"))).containsExactly("EW2", "EW3", "EW4", "EW1");
        assertThat(texts(decks.path("YELLOW"))).containsExactly("EY1", "EY2", "EY3", "EY4");
        assertThat(texts(json.path("characters").path("column")))
                .containsExactly("CHR", "FLO", "HEN", "HUG", "THI", "URB");
    }

    @Test
    @Rule("ROYAL-007")
    void aMeasuredKingStartsWithAllThirtySixThrows() {
        RoyalTable table = table(Map.of("mood", "measured"), new SeededChance(5));

        List<String> deck = texts(BOX.tables().write(table).path("roy").path("deck"));
        assertThat(deck).hasSize(36).doesNotHaveDuplicates();
        assertThat(table.moodLeft()).isEqualTo(36);
    }

    @Test
    @Rule({"ROYAL-001", "ROYAL-004"})
    void whatIsOutOfRangeIsRefusedByName() {
        assertThatThrownBy(() -> table(Map.of("difficulty", "emperor"), new SeededChance(5)))
                .isInstanceOf(IllegalSetupException.class)
                .hasMessageContaining("difficulty");
        assertThatThrownBy(() -> table(Map.of("difficulty", "custom", "royVp", "31"), new SeededChance(5)))
                .isInstanceOf(IllegalSetupException.class)
                .hasMessageContaining("royVp");
        assertThatThrownBy(() -> table(Map.of("difficulty", "custom", "bonusDeniers", "11"), new SeededChance(5)))
                .isInstanceOf(IllegalSetupException.class)
                .hasMessageContaining("bonusDeniers");
        assertThatThrownBy(() -> table(Map.of("difficulty", "knight", "bonusDeniers", "1"), new SeededChance(5)))
                .isInstanceOf(IllegalSetupException.class)
                .hasMessageContaining("bonusDeniers");
        assertThatThrownBy(() -> table(Map.of("difficulty", "knight", "royVp", "1"), new SeededChance(5)))
                .isInstanceOf(IllegalSetupException.class)
                .isInstanceOfSatisfying(
                        IllegalSetupException.class,
                        refused -> assertThat(refused.words())
                                .isEqualTo(new Words(
                                        "royVp=1\u00a0: difficulty=knight permet au plus 0",
                                        "royVp=1: difficulty=knight allows at most 0")));
    }

    /** The draws of a shuffle that leaves {@code cards} cards as they are. */
    private static List<Integer> stay(int cards) {
        List<Integer> draws = new ArrayList<>();
        for (int last = cards; last > 1; last--) {
            draws.add(last);
        }
        return draws;
    }

    private static ObjectNode json(long seed) {
        return BOX.tables().write(table(Map.of(), new SeededChance(seed)));
    }

    private static RoyalTable table(Map<String, String> options, Chance chance) {
        return BOX.game().setUp(Setup.of(BOX.options(), options, 5), chance);
    }

    private static List<String> texts(JsonNode array) {
        List<String> all = new ArrayList<>();
        array.forEach(each -> all.add(each.asText()));
        return all;
    }
}

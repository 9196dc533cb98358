package org.alea.games.royal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.French;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A player's own cards are refused with the file, the card and the field that does not fit. */
class RoyalBrokenContentTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void makeTheFolder() throws IOException {
        Files.createDirectories(folder.resolve("royal"));
    }

    static Stream<Arguments> mistakes() {
        return Stream.of(
                arguments("activities.json", "Y1C", "{\"value\": 0}", "value"),
                arguments("activities.json", "Y1C", "{\"hireCost\": -1}", "hireCost"),
                arguments("activities.json", "Y1C", "{\"placeVp\": [0, 1]}", "placeVp"),
                arguments("activities.json", "Y1C", "{\"placeVp\": [1]}", "placeVp"),
                arguments("activities.json", "Y1C", "{\"colour\": \"GREEN\"}", "colour"),
                arguments("activities.json", "Y1C", "{\"name\": null}", "name"),
                arguments("activities.json", "Y1C", "{\"text\": {\"fr\": \"Sans anglais\"}}", "en"),
                arguments("activities.json", "Y1C", "{\"price\": 3}", "price"),
                arguments("activities.json", "Y1C", "{\"effects\": [{\"op\": \"DANCE\"}]}", "op"),
                arguments("activities.json", "Y1C", "{\"effects\": [{\"op\": \"GAIN\", \"gold\": 1}]}", "op"),
                arguments("activities.json", "Y1C", "{\"effects\": [{\"op\": \"MOD_FLIP_LOW\"}]}", "effects"),
                arguments("activities.json", "W1C", "{\"effects\": [{\"op\": \"GAIN\", \"vp\": 1}]}", "effects"),
                arguments(
                        "activities.json",
                        "W1C",
                        "{\"effects\": [{\"op\": \"MOD_FLIP_LOW\"}, {\"op\": \"MOD_SET_EACH\", \"v\": 5}]}",
                        "effects"),
                arguments("events.json", "ER1", "{\"places\": 7}", "places"),
                arguments("events.json", "ER1", "{\"value\": 0}", "value"),
                arguments("events.json", "ER1", "{\"first\": {\"vp\": 1, \"influence\": 2}}", "first"),
                arguments("events.json", "ER1", "{\"nextColour\": null}", "nextColour"),
                arguments("events.json", "EW1", "{\"nextColour\": \"YELLOW\"}", "nextColour"),
                arguments("events.json", "ER1", "{\"needs\": []}", "needs"),
                arguments("events.json", "ER1", "{\"effects\": [{\"op\": \"MOD_FLIP_LOW\"}]}", "op"),
                arguments("events.json", "EV0", "{\"permanent\": false}", "colour"),
                arguments("roy-table.json", "2", "{\"vp\": null}", "vp"),
                arguments("roy-table.json", "2", "{\"ownDice\": null}", "ownDice"),
                arguments("roy-table.json", "2", "{\"humanDie\": null}", "humanDie"),
                arguments("roy-table.json", "2", "{\"cubes\": 1}", "cubes"),
                arguments("roy-table.json", "5", "{\"ownDicePerPlace\": null}", "ownDicePerPlace"),
                arguments("roy-table.json", "6", "{\"fallback\": null}", "fallback"),
                arguments("roy-table.json", "7", "{\"cubes\": null}", "cubes"),
                arguments("characters.json", "HEN", "{\"thresholds\": [1, 1, 5]}", "thresholds"),
                arguments("characters.json", "HEN", "{\"metric\": \"WISDOM\"}", "metric"),
                arguments(
                        "phases.json",
                        "DICE",
                        "{\"points\": [{\"rule\": \"ROYAL-999\", \"text\": {\"fr\": \"Rien\", \"en\": \"Nothing\"}}]}",
                        "rule"));
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @MethodSource("mistakes")
    void aMistakeOnACardIsNamed(String file, String id, String change, String field) throws IOException {
        overlay(file, changed(file, id, change));

        assertThatThrownBy(this::open)
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("royal/" + file)
                .hasMessageContaining(id)
                .hasMessageContaining("field " + field);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @MethodSource({"mistakes", "incompleteBoxes"})
    void aFrenchPlayerReadsNoEnglish(String file, String id, String change) throws IOException {
        overlay(file, changed(file, id, change));

        assertThat(French.englishIn(inFrench())).isEmpty();
    }

    @Test
    void aFrenchPlayerReadsFileCardFieldAndWhatIsWrong() throws IOException {
        overlay("activities.json", changed("activities.json", "Y1C", "{\"effects\": [{\"op\": \"DANCE\"}]}"));
        assertThat(inFrench())
                .isEqualTo("votre fichier royal/activities.json, Y1C effects[0]\u00a0: champ op\u00a0: DANCE n’est pas"
                        + " l’effet d’une carte immédiate");
    }

    private String inFrench() {
        return catchThrowableOfType(ContentException.class, this::open).words().fr();
    }

    static Stream<Arguments> incompleteBoxes() {
        return Stream.of(
                arguments("activities.json", "Y1C", "{\"stage\": 2}", "expected 3 cards of this stage"),
                arguments("activities.json", "Y1C", "{\"id\": \"Y1D\"}", "expected 3 cards of this stage"),
                arguments("events.json", "EW1", "{\"colour\": \"YELLOW\", \"needs\": [\"YELLOW\"]}", "events, found"),
                arguments("characters.json", "HEN", "{\"metric\": \"DENIERS\"}", "each with its own metric"),
                arguments("roy-table.json", "2", "{\"result\": 3}", "the results 2 to 12"),
                arguments("verdicts.json", "SOUP", "{\"min\": 7}", "without gap or overlap"),
                arguments("verdicts.json", "SOUP", "{\"min\": 5}", "without gap or overlap"),
                arguments("verdicts.json", "WINTER", "{\"max\": 99}", "the last band"));
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @MethodSource("incompleteBoxes")
    void cardsThatDoNotFitTogetherAreNamed(String file, String id, String change, String problem) throws IOException {
        overlay(file, changed(file, id, change));

        assertThatThrownBy(this::open)
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("royal/" + file)
                .hasMessageContaining(problem);
    }

    @Test
    void aRankGivenTwiceIsNamed() throws IOException {
        ObjectNode board = (ObjectNode) RoyalFiles.read("board.json");
        ((ObjectNode) board.at("/buildings/0/spaces/0")).put("rank", 1);
        Files.writeString(folder.resolve("royal/board.json"), board.toString());

        assertThatThrownBy(this::open)
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("royal/board.json")
                .hasMessageContaining("spaces");
    }

    @Test
    void twoCardsWithOneIdAreNamed() throws IOException {
        JsonNode card = changed("activities.json", "Y1C", "{}");
        Files.writeString(folder.resolve("royal/activities.json"), "[" + card + "," + card + "]");

        assertThatThrownBy(this::open)
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("royal/activities.json, Y1C")
                .hasMessageContaining("two entries with this id");
    }

    @Test
    void aCardThatFitsReplacesTheOneOfTheBox() throws IOException {
        overlay("activities.json", changed("activities.json", "Y1C", "{\"hireCost\": 9}"));

        assertThat(open().game().content().activities())
                .filteredOn(card -> card.id().equals("Y1C"))
                .extracting(Activity::hireCost)
                .containsExactly(9);
    }

    private RoyalBox open() {
        return new RoyalKit().open(ContentSource.builtIn().overlaidBy(folder));
    }

    private void overlay(String file, JsonNode entry) throws IOException {
        Files.writeString(folder.resolve("royal").resolve(file), "[" + entry + "]");
    }

    /** The entry as it is shipped, with some fields changed. */
    private static JsonNode changed(String file, String id, String change) {
        ObjectNode entry = RoyalFiles.list(file).stream()
                .filter(node -> RoyalFiles.text(node, "id").equals(id))
                .map(ObjectNode.class::cast)
                .findFirst()
                .orElseThrow();
        return entry.setAll((ObjectNode) RoyalFiles.parse(change));
    }
}

package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Card data that would stop a game half-way is refused when it is read, with its file, entry and field. */
class IncompleteCardsTest {
    private static final JsonMapper MAPPER = new JsonMapper();

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "high-epics.json | /1/tracks/E | reckoners/high-epics.json, regalia: field tracks: the letter E is"
                        + " missing",
                "high-epics.json | /0/tracks/D | reckoners/high-epics.json, steelheart: field tracks: the letter D is"
                        + " missing",
                "high-epics.json | /0/tracks/A/red/5 | reckoners/high-epics.json, steelheart tracks A: field red:"
                        + " expected six slots",
                "high-epics.json | /0/redSlot1/3 | reckoners/high-epics.json, steelheart: field redSlot1: expected"
                        + " four numbers",
                "cities.json | /2/startLevel/3 | reckoners/cities.json, ildithia: field startLevel: expected four"
                        + " numbers",
                "cities.json | /2/movement/3 | reckoners/cities.json, ildithia: field movement: expected four numbers",
                "cities.json | /0/population/3 | reckoners/cities.json, newcago: field population: expected four"
                        + " numbers",
                "districts.json | /0/sides/1 | reckoners/districts.json, N1: field sides: expected the sides A and B",
                "districts.json | /20/track/0 | reckoners/districts.json, I7: field track: expected an action at level",
                "districts.json | /20 | reckoners/districts.json, ildithia: expected at least 7 entries, found 6",
                "reckoners.json | /0/dice/* | reckoners/reckoners.json, prof: field dice: expected one to 7 dice",
                "missions.json | /0 | reckoners/missions.json: expected at least 6 entries, found 5",
                "epics.json | /0/actions/5 | reckoners/epics.json, E01: field actions: expected six actions",
                "limelight.json | /0/columns/4 | reckoners/limelight.json, yellow-A-all: field columns: expected five"
                        + " columns",
            })
    void whatIsMissingIsNamed(String file, String missing, String fault) throws IOException {
        JsonNode content = copied(file);
        remove(content, JsonPointer.compile(missing));
        isRefused(file, content, fault);
    }

    /** What stands in a file once all of them lie in the folder. */
    private JsonNode copied(String file) throws IOException {
        Path cards = Files.createDirectories(folder.resolve("reckoners"));
        try (Stream<Path> files = Files.list(Path.of("rules-data/reckoners"))) {
            for (Path each : files.toList()) {
                Files.copy(each, cards.resolve(each.getFileName()));
            }
        }
        return MAPPER.readTree(cards.resolve(file).toFile());
    }

    private void isRefused(String file, JsonNode content, String fault) throws IOException {
        MAPPER.writeValue(folder.resolve("reckoners").resolve(file).toFile(), content);
        assertThatThrownBy(() -> ReckonersContent.read(ContentSource.folder(folder)))
                .isInstanceOf(ContentException.class)
                .hasMessageStartingWith(fault);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "high-epics.json | /0 | home | reckoners/high-epics.json, steelheart: field home: expected one of"
                        + " newcago, babilar, ildithia, found nowhere",
                "cities.json | /1 | usualHighEpic | reckoners/cities.json, babilar: field usualHighEpic: expected one"
                        + " of steelheart, regalia, limelight, found nowhere",
                "districts.json | /0 | city | reckoners/districts.json, N1: field city: expected one of newcago,"
                        + " babilar, ildithia, found nowhere",
                "missions.json | /2 | highEpic | reckoners/missions.json, M3: field highEpic: expected one of"
                        + " steelheart, regalia, limelight, found nowhere",
                "missions.json | /2 | city | reckoners/missions.json, M3: field city: expected one of newcago,"
                        + " babilar, ildithia, found nowhere",
                "classic-epics.json | /0 | epic | reckoners/classic-epics.json, K01: field epic: expected an Epic,"
                        + " found nowhere",
            })
    void aNameThatLeadsNowhereIsToldWithThosePossible(String file, String entry, String field, String fault)
            throws IOException {
        JsonNode content = copied(file);
        ((ObjectNode) content.at(JsonPointer.compile(entry))).put(field, "nowhere");
        isRefused(file, content, fault);
    }

    private static void remove(JsonNode content, JsonPointer missing) {
        JsonNode parent = content.at(missing.head());
        String last = missing.last().getMatchingProperty();
        if (parent instanceof ObjectNode object) {
            object.remove(last);
        } else if (last.equals("*")) {
            ((ArrayNode) parent).removeAll();
        } else {
            ((ArrayNode) parent).remove(Integer.parseInt(last));
        }
    }
}

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
                "high-epics.json | /1/tracks/E | reckoners/high-epics.json, regalia: field tracks: the letter E is missing",
                "high-epics.json | /0/tracks/D | reckoners/high-epics.json, steelheart: field tracks: the letter D is missing",
                "high-epics.json | /0/tracks/A/red/5 | reckoners/high-epics.json, steelheart tracks A: field red: expected six slots",
                "high-epics.json | /0/redSlot1/3 | reckoners/high-epics.json, steelheart: field redSlot1: expected four numbers",
                "cities.json | /2/startLevel/3 | reckoners/cities.json, ildithia: field startLevel: expected four numbers",
                "cities.json | /2/movement/3 | reckoners/cities.json, ildithia: field movement: expected four numbers",
                "cities.json | /0/population/3 | reckoners/cities.json, newcago: field population: expected four numbers",
                "districts.json | /0/sides/1 | reckoners/districts.json, N1: sides: expected the sides A and B",
                "districts.json | /20/track/0 | reckoners/districts.json, I7: track: expected an action at level",
                "districts.json | /20 | reckoners/districts.json: expected at least 7 entries, found 6",
                "reckoners.json | /0/dice/* | reckoners/reckoners.json, prof: dice: expected one to 7 dice",
                "epics.json | /0/actions/5 | reckoners/epics.json, E01: field actions: expected six actions",
                "limelight.json | /0/columns/4 | reckoners/limelight.json, yellow-A-all: field columns: expected five columns",
            })
    void whatIsMissingIsNamed(String file, String missing, String fault) throws IOException {
        Path cards = Files.createDirectories(folder.resolve("reckoners"));
        try (Stream<Path> files = Files.list(Path.of("rules-data/reckoners"))) {
            for (Path each : files.toList()) {
                Files.copy(each, cards.resolve(each.getFileName()));
            }
        }
        JsonNode content = MAPPER.readTree(cards.resolve(file).toFile());
        remove(content, JsonPointer.compile(missing));
        MAPPER.writeValue(cards.resolve(file).toFile(), content);

        assertThatThrownBy(() -> ReckonersContent.read(ContentSource.folder(folder)))
                .isInstanceOf(ContentException.class)
                .hasMessageStartingWith(fault);
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

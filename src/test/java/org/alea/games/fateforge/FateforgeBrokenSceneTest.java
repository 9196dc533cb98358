package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.French;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Scenes and cards that cannot be played are refused with the file, the card and what does not fit. */
class FateforgeBrokenSceneTest {
    private static final String FOE =
            "{\"id\": \"recruit-1\", \"card\": \"recruit\", \"initiative\": 1, \"zone\": \"B1\","
                    + " \"from\": \"APPRENTICE\"}";

    @TempDir
    private Path folder;

    static Stream<Arguments> mistakes() {
        return Stream.of(
                arguments("scenes.json", "S01", "{\"walls\": [[\"B1\", \"C1\"], [\"C2\", \"C1\"]]}", "C1"),
                arguments("scenes.json", "S01", "{\"walls\": [[\"B1\", \"Z9\"]]}", "Z9"),
                arguments("scenes.json", "S01", "{\"exits\": []}", "exits"),
                arguments("scenes.json", "S01", "{\"exits\": [{\"id\": \"A\", \"zone\": \"D4\"}]}", "D4"),
                arguments("scenes.json", "S01", "{\"start\": []}", "start"),
                arguments("scenes.json", "S01", "{\"start\": [\"D4\"]}", "D4"),
                arguments("scenes.json", "S01", "{\"main\": []}", "main"),
                arguments("scenes.json", "S01", "{\"main\": [{\"kind\": \"DANCE\"}]}", "DANCE"),
                arguments("scenes.json", "S01", "{\"main\": [{\"kind\": \"OPEN_CHEST\"}]}", "OPEN_CHEST"),
                arguments("scenes.json", "S01", "{\"main\": [{\"kind\": \"LEAVE_BY\", \"what\": \"Q\"}]}", "LEAVE_BY"),
                arguments(
                        "scenes.json",
                        "S01",
                        "{\"main\": [{\"kind\": \"DEFEAT_CARD\", \"what\": \"ghost\"}]}",
                        "DEFEAT_CARD"),
                arguments(
                        "scenes.json",
                        "S01",
                        "{\"enemies\": [" + FOE.replace("\"recruit\"", "\"troll\"") + "]}",
                        "troll"),
                arguments("scenes.json", "S01", "{\"enemies\": [" + FOE.replace("B1", "E1") + "]}", "E1"),
                arguments(
                        "scenes.json",
                        "S01",
                        "{\"enemies\": [" + FOE + ", " + FOE.replace("recruit-1", "recruit-2") + "]}",
                        "recruit-2"),
                arguments(
                        "scenes.json",
                        "S01",
                        "{\"enemies\": [" + FOE.replace("}", ", \"defends\": \"exit A\"}") + "]}",
                        "exit A"),
                arguments(
                        "scenes.json",
                        "S01",
                        "{\"enemies\": [" + FOE.replace("}", ", \"guards\": \"dog-1\"}") + "]}",
                        "dog-1"),
                arguments(
                        "scenes.json", "S09", "{\"doors\": [{\"id\": \"DR1\", \"a\": \"A1\", \"b\": \"C1\"}]}", "DR1"),
                arguments("scenes.json", "S01", "{\"rounds\": 0}", "rounds"),
                arguments("scenes.json", "S01", "{\"wayOut\": \"NONE\"}", "LEAVE"),
                arguments("enemies.json", "recruit", "{\"colour\": \"PINK\"}", "colour"),
                arguments("enemies.json", "recruit", "{\"resistance\": null}", "resistance"),
                arguments("skills.json", "M01", "{\"hero\": \"bard\"}", "bard"),
                arguments("quests.json", "Q1", "{\"places\": [\"P99\"]}", "P99"),
                arguments("quests.json", "Q1", "{\"steps\": [{\"scene\": \"S99\"}]}", "S99"),
                arguments("quests.json", "Q1", "{\"steps\": [{\"rest\": 1, \"scene\": \"S01\"}]}", "steps"),
                arguments("quests.json", "Q1", "{\"steps\": [{\"story\": \"H1\"}]}", "H1"),
                arguments("campaigns.json", "forest", "{\"steps\": [{\"story\": \"H99\"}]}", "H99"),
                arguments("campaigns.json", "forest", "{\"steps\": [{\"rest\": 1, \"sideQuests\": [\"A9\"]}]}", "A9"),
                arguments(
                        "campaigns.json",
                        "forest",
                        "{\"steps\": [{\"scene\": \"S01\", \"lost\": [{\"type\": \"wound\", \"n\": 1}]}]}",
                        "lost"),
                arguments(
                        "stories.json",
                        "H6",
                        story("{\"type\": \"absent\", \"scene\": \"S01\", \"foe\": \"troll-1\"}"),
                        "troll-1"),
                arguments("stories.json", "H6", story("{\"type\": \"passed\", \"scene\": \"S99\"}"), "S99"),
                arguments("stories.json", "H6", story("{\"type\": \"gift\", \"item\": \"999\"}"), "999"),
                arguments("stories.json", "H6", story("{\"type\": \"dance\"}"), "dance"),
                arguments("stories.json", "H6", story("").replace("}]}]}", ", \"gold\": 1}]}]}"), "paths"));
    }

    /** A story of one stage with one choice that brings this about. */
    private static String story(String deed) {
        return "{\"stages\": [{\"text\": {\"fr\": \"a\", \"en\": \"a\"}, \"paths\": [{\"id\": \"x\", \"name\": "
                + "{\"fr\": \"a\", \"en\": \"a\"}, \"success\": [" + deed + "]}]}]}";
    }

    @Rule({"FATE-112", "FATE-249"})
    @ParameterizedTest(name = "{0} {1} {2}")
    @MethodSource("mistakes")
    void aMistakeIsNamed(String file, String id, String change, String named) {
        FateforgeFiles.change(folder, file, id, change);

        assertThatThrownBy(this::open)
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("fateforge/" + file)
                .hasMessageContaining(id)
                .hasMessageContaining(named);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @MethodSource("mistakes")
    void aFrenchPlayerReadsNoEnglish(String file, String id, String change) {
        FateforgeFiles.change(folder, file, id, change);

        assertThat(French.englishIn(catchThrowableOfType(ContentException.class, this::open)
                        .words()
                        .fr()))
                .isEmpty();
    }

    private FateforgeBox open() {
        return new FateforgeKit().open(ContentSource.builtIn().overlaidBy(folder));
    }
}

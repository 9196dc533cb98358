package org.alea.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.alea.content.GameKit;
import org.alea.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the page for people who write cards shows must work, and nothing may be missing from it. */
class CardPageTest {
    private static final Path DATA = Path.of("rules-data");
    private static final Path EXAMPLES = Path.of("examples/rules-data");
    private static final Set<String> NO_CARDS = Set.of("rules.json", "words.json", "guide.json", "drills.json");

    @Test
    void theExamplesAreAcceptedInAFolderOfThePlayersOwn() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        int code = Main.run(
                new String[] {"check", EXAMPLES.toString(), "--lang", "en"},
                print,
                print,
                InputStream.nullInputStream());
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("all card data is fine");
        assertThat(code).isZero();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameHasExamplesAndThePageShowsThem(String game) throws IOException {
        String section = section(game);
        List<Path> examples = jsonOf(EXAMPLES.resolve(game));
        assertThat(examples).isNotEmpty();
        for (Path example : examples) {
            assertThat(section)
                    .contains("`" + game + "/" + example.getFileName() + "`")
                    .contains("```json\n" + Files.readString(example).strip() + "\n```");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWordThatCardsAreWrittenInIsExplained(String game) throws IOException {
        Set<String> used = new TreeSet<>();
        for (Path file : jsonOf(DATA.resolve(game))) {
            if (!NO_CARDS.contains(file.getFileName().toString())) {
                collect(new JsonMapper().readTree(file.toFile()), used);
            }
        }
        String section = section(game);
        assertThat(used).isNotEmpty().allSatisfy(word -> assertThat(section).contains("`" + word + "`"));
    }

    static Stream<String> games() {
        return Games.all().stream().map(GameKit::id);
    }

    private static void collect(JsonNode node, Set<String> used) {
        for (String field : List.of("type", "op")) {
            if (node.path(field).isTextual()) {
                used.add(node.path(field).asText());
            }
        }
        node.forEach(child -> collect(child, used));
    }

    private static List<Path> jsonOf(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    /** The chapters of the page stand in the order in which the games are registered. */
    private static String section(String game) throws IOException {
        List<String> chapters =
                List.of(Files.readString(DATA.resolve("README.md")).split("\n## "));
        int place = games().toList().indexOf(game);
        assertThat(chapters).hasSize(games().toList().size() + 1);
        return chapters.get(place + 1);
    }
}

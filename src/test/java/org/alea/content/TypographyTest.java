package org.alea.content;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What card data say is set as a printer would: French signs stay on their line, and apostrophes are round. */
class TypographyTest {

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("rules-data"))) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void textsAreWellSet(Path file) throws IOException {
        List<String> french = new ArrayList<>();
        List<String> english = new ArrayList<>();
        collect(new ObjectMapper().readTree(file.toFile()), french, english);

        assertThat(french)
                .allSatisfy(text -> assertThat(text)
                        .doesNotContain("'")
                        .doesNotContainPattern("[^\u00a0][:;!?»]|«[^\u00a0]|n°[^\u00a0]"));
        assertThat(english).allSatisfy(text -> assertThat(text).doesNotContain("'", "\"", "\u00a0"));
    }

    private static void collect(JsonNode node, List<String> french, List<String> english) {
        if (node.path("fr").isTextual() && node.path("en").isTextual()) {
            french.add(node.get("fr").asText());
            english.add(node.get("en").asText());
        } else {
            node.forEach(child -> collect(child, french, english));
        }
    }
}

package org.alea;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The scenario files of a game. */
public final class ScenarioFiles {
    private static final Path FOLDER = Path.of("src/test/resources/scenarios");

    private ScenarioFiles() {}

    public static List<Path> of(String game) throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER.resolve(game))) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }
}

package org.alea.games.royal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.alea.lab.Scenario;
import org.alea.lab.Shelf;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Plays every scenario file of Le défi royal, as {@code alea scenario} does. */
class RoyalScenariosTest {
    private static final Path FOLDER = Path.of("src/test/resources/scenarios/royal");

    @TestFactory
    Stream<DynamicTest> everyScenarioHolds() throws IOException {
        Shelf shelf = Shelf.builtIn();
        return files().stream()
                .map(file -> dynamicTest(
                        FOLDER.relativize(file).toString(),
                        file.toUri(),
                        () -> assertThat(Scenario.read(file).run(shelf).failures())
                                .isEmpty()));
    }

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }
}

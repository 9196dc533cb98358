package org.alea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.alea.content.GameKit;
import org.alea.games.Games;
import org.alea.lab.Scenario;
import org.alea.lab.Shelf;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** Plays every scenario file of every game, as {@code alea scenario} does. */
class ScenariosTest {

    @TestFactory
    List<DynamicNode> everyScenarioHolds() throws IOException {
        Shelf shelf = Shelf.builtIn();
        List<DynamicNode> games = new ArrayList<>();
        for (GameKit kit : Games.all()) {
            games.add(dynamicContainer(
                    kit.id(),
                    ScenarioFiles.of(kit.id()).stream()
                            .map(file -> dynamicTest(
                                    file.getFileName().toString(),
                                    file.toUri(),
                                    () -> assertThat(Scenario.read(file)
                                                    .run(shelf)
                                                    .failures())
                                            .isEmpty()))));
        }
        return games;
    }
}

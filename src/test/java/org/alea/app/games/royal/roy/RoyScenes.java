package org.alea.app.games.royal.roy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.alea.app.games.royal.RoyalBoxes;
import org.alea.content.Patch;
import org.alea.engine.SeededChance;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;
import org.alea.lab.Scenario;

/** Turns of the Roy on the tables of the scenarios, by the names of their files. */
final class RoyScenes {
    private static final Path FOLDER = Path.of("src", "test", "resources", "scenarios", "royal", "roy");

    private RoyScenes() {}

    static RoyTurn turn(String name) {
        return turn(scenario(FOLDER.resolve(name + ".json")));
    }

    /** The turns of all scenarios that begin with one. */
    static Stream<RoyTurn> all() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().map(RoyScenes::scenario).filter(RoyScenes::begins).toList().stream()
                    .map(RoyScenes::turn);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Scenario scenario(Path file) {
        return Scenario.read(file);
    }

    private static boolean begins(Scenario scenario) {
        return scenario.arrange().path("state").asText().equals(State.ROY_TURN.name());
    }

    private static RoyTurn turn(Scenario scenario) {
        RoyalTable fresh = RoyalBoxes.fresh(scenario.setup(), scenario.seed());
        ObjectNode json = RoyalBoxes.BOX.tables().write(fresh);
        Patch.apply(json, scenario.arrange());
        RoyalTable table = RoyalBoxes.BOX.tables().read(json, new SeededChance(scenario.seed()));
        List<Integer> dice = scenario.chance().orElseThrow();
        return RoyTurn.of(RoyalBoxes.GAME.foresight().ofRoy(table, dice.get(0) + dice.get(1)))
                .orElseThrow();
    }
}

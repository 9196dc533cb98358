package org.alea.games.queen.practice;

import static org.alea.games.queen.practice.PracticeRoom.BOX;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.games.queen.QueenKit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrillsTest {
    private static final String DRILL = """
            [{"id": "X01", "name": {"fr": "Essai", "en": "Test"},
              "dice": {"W": 5, "G": 1, "Y": 1, "B": 1}, "modules": [], "limitMs": 45000,
              "goal": {"type": "SETS", "sets": 3}, "subGoals": 3, "bonus": {"points": 20, "sets": 4}}]
            """;

    @TempDir
    Path own;

    private Drills read(String json) throws IOException {
        Path file = own.resolve("queen").resolve("drills.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, json);
        return new QueenKit().open(ContentSource.builtIn().overlaidBy(own)).drills();
    }

    @Test
    void aPlayerCanAddADrill() throws IOException {
        assertThat(read(DRILL).find("X01")).map(Drill::goal).contains(new Sets(3, new Bonus(20, 4)));
    }

    @Test
    void aDrillMayNameItsEnemies() throws IOException {
        String named = DRILL.replace("\"limitMs\"", "\"enemies\": {\"2\": \"N20\", \"5\": \"N04\"}, \"limitMs\"");
        Drill drill = read(named).find("X01").orElseThrow();

        assertThat(Exercise.of(BOX, drill, org.alea.games.queen.Speed.OFFICIAL, 1)
                        .start()
                        .enemies())
                .extracting(enemy -> enemy.slot() + " " + enemy.card().id())
                .containsExactly("2 N20", "5 N04");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"SETS\" | \"SETTS\" | your queen/drills.json, X01 goal: field type: expected one of SETS",
                "\"sets\": 3 | \"sets\": 9 | X01 goal: field sets: expected a whole number from 1 to 6",
                "\"subGoals\": 3 | \"subGoals\": 2 | X01: field subGoals: expected 3, the parts of the goal",
                "\"W\": 5 | \"W\": 2 | X01: field dice: expected dice with which the goal can be reached",
                "\"W\": 5 | \"W\": 9 | X01 dice: field W: expected a whole number from 0 to 8",
                "45000 | 1 | X01: field limitMs: expected a whole number from 5000",
                "[], | [\"MOON\"], | X01: field modules: expected one of",
                "{\"type\": \"SETS\", \"sets\": 3}, | {\"type\": \"DRAGON_FACE\", \"sets\": 2}, | field bonus: expected none",
                "\"points\": 20, | \"points\": 20, \"size\": 1, | X01 bonus: field size: is unknown here",
                "\"limitMs\" | \"enemies\": {\"1\": \"N99\"}, \"limitMs\" | X01 enemies: field 1: expected an enemy card",
                "\"limitMs\" | \"enemies\": {\"7\": \"N01\"}, \"limitMs\" | X01 enemies: field 7: is unknown here",
            })
    void whatDoesNotFitIsRefusedWithItsPlace(String right, String wrong, String message) {
        assertThat(DRILL).contains(right);
        assertThatThrownBy(() -> read(DRILL.replace(right, wrong)))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aGoalThatNeedsAModuleIsRefusedWithoutIt() {
        String tamed = DRILL.replace("{\"type\": \"SETS\", \"sets\": 3}", "{\"type\": \"DRAGON_FACE\", \"sets\": 2}")
                .replace("{\"points\": 20, \"sets\": 4}", "null");

        assertThatThrownBy(() -> read(tamed))
                .hasMessageContaining("X01: field modules: expected [DRAGON] for this goal");
    }
}

package org.alea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.alea.content.GameBox;
import org.alea.content.GameKit;
import org.alea.engine.Move;
import org.alea.engine.SeededChance;
import org.alea.engine.Table;
import org.alea.games.Games;
import org.alea.lab.Scenario;
import org.alea.lab.Shelf;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Tables that say the same are equal, and tables that differ in one field only are not. */
class UnequalTablesTest {
    private static final int TABLES = 24;

    @TestFactory
    Stream<DynamicTest> aTableEqualsNoOtherOne() {
        Shelf shelf = Shelf.builtIn();
        return Games.all().stream()
                .map(GameKit::id)
                .map(game -> dynamicTest(game, () -> {
                    Exchange<?> exchange = new Exchange<>(shelf.box(game));
                    List<ObjectNode> ends = ends(game, shelf);
                    for (int i = 1; i < ends.size(); i++) {
                        exchange.between(ends.get(i - 1), ends.get(i));
                    }
                    assertThat(exchange.compared).as("fields compared").isGreaterThan(TABLES);
                }));
    }

    /** Where some of the scenarios end, spread over all of them. */
    private static List<ObjectNode> ends(String game, Shelf shelf) throws IOException {
        List<Path> files = ScenarioFiles.of(game);
        List<ObjectNode> ends = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            ends.add(Scenario.read(files.get(i * files.size() / TABLES))
                    .run(shelf)
                    .table());
        }
        return ends;
    }

    /** Lays single fields of one table over another one. */
    private static final class Exchange<T extends Table<T>> {
        private final GameBox<T, ? extends Move> box;
        private int compared;

        Exchange(GameBox<T, ? extends Move> box) {
            this.box = box;
        }

        void between(ObjectNode one, ObjectNode other) {
            T table = read(one).orElseThrow();
            assertThat(read(one)).contains(table);
            for (Map.Entry<String, JsonNode> field : other.properties()) {
                compare(table, one.deepCopy().set(field.getKey(), field.getValue()));
                if (field.getValue() instanceof ObjectNode inner && one.get(field.getKey()) instanceof ObjectNode) {
                    for (Map.Entry<String, JsonNode> part : inner.properties()) {
                        ObjectNode changed = one.deepCopy();
                        changed.withObjectProperty(field.getKey()).set(part.getKey(), part.getValue());
                        compare(table, changed);
                    }
                }
            }
        }

        private void compare(T table, ObjectNode changed) {
            read(changed).ifPresent(other -> {
                boolean same = box.tables().write(other).equals(box.tables().write(table));
                assertThat(other.equals(table)).as("%s", changed).isEqualTo(same);
                compared++;
            });
        }

        /** What does not fit together is no table. */
        private Optional<T> read(ObjectNode json) {
            try {
                return Optional.of(box.tables().read(json, new SeededChance(1)));
            } catch (IllegalArgumentException doesNotFit) {
                return Optional.empty();
            }
        }
    }
}

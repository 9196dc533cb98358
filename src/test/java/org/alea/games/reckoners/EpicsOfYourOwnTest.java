package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Turn;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conditional actions where no Epic of the box has one, but an Epic of the player's own may. */
class EpicsOfYourOwnTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final String BARRICADE = "{\"type\": \"barricade\", \"n\": 1, \"where\": \"HERE\"}";
    private static final String PER_BARRICADE =
            "{\"type\": \"per\", \"action\": {\"type\": \"population\", \"n\": 1}, \"what\": \"BARRICADES\"}";

    @TempDir
    Path folder;

    /** Ends the buy step of this table with these actions of an Epic. */
    private ReckonersState played(ReckonersTables tables, String epic, int slot, String action, String others)
            throws IOException {
        JsonNode cards = MAPPER.readTree(Files.readString(Path.of("rules-data/reckoners/epics.json")));
        for (JsonNode card : cards) {
            if (card.path("id").asText().equals(epic)) {
                var actions = ((ObjectNode) card).putArray("actions");
                for (int i = 1; i <= 6; i++) {
                    actions.add(MAPPER.readTree(i == slot ? action : others));
                }
                Files.createDirectories(folder.resolve("reckoners"));
                Files.writeString(folder.resolve("reckoners/epics.json"), "[" + card + "]");
            }
        }
        ReckonersGame game = new ReckonersKit()
                .open(ContentSource.builtIn().overlaidBy(folder))
                .game();
        ReckonersTable table = tables.in(ReckonersPhase.BUY)
                .change(state -> state.withPopulation(40))
                .reckoner(0, each -> each.withPlace(2))
                .reckoner(1, each -> each.withPlace(2))
                .table();
        game.play(table, new ReckonersMove.EndBuy(), Turn.silent());
        return table.state();
    }

    @Test
    @Rule({"RECK-171", "RECK-170"})
    void aConditionalActionOfAnOverflowCountsAtThatInstant() throws IOException {
        ReckonersTables tables = ReckonersTables.of("david", "tia")
                .epic(0, "E18", 1, 5, 6)
                .district(0, each -> each.withBarricades(2).withEnforcement(1));

        ReckonersState after = played(tables, "E18", 6, PER_BARRICADE, BARRICADE);

        // 2 barricades at the overflow, 7 when the pass is over
        assertThat(after.population()).isEqualTo(40 - 2 - 7);
        assertThat(after.district(0).barricades()).isEqualTo(7);
    }

    @Test
    @Rule({"RECK-210", "RECK-333"})
    void aCopiedConditionalActionCountsWhereItIsCopiedAtTheEnd() throws IOException {
        ReckonersTables tables = ReckonersTables.of("david", "tia")
                .epic(0, "E16", 1, 5, 1)
                .epic(1, "E18", 1, 5, 0)
                .epic(2, "E08", 1, 5, 0)
                .district(1, each -> each.withBarricades(5));

        ReckonersState after = played(tables, "E18", 1, PER_BARRICADE, BARRICADE);

        // Ashfall's barricade, copied after the conditional action, is counted: 1 here, none of the 5 next door
        assertThat(after.population()).isEqualTo(39);
        assertThat(after.district(0).barricades()).isEqualTo(1);
    }
}

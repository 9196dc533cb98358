package org.alea.content;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The boxes of the three games with large decks are complete; players may add to them. */
class CardCountsTest {

    @ParameterizedTest
    @CsvSource({
        "fateforge/heroes, 5",
        "fateforge/scenes, 14",
        "fateforge/quests, 5",
        "fateforge/stories, 7",
        "fateforge/campaigns, 1",
        "fateforge/enemies, 25",
        "fateforge/bosses, 3",
        "fateforge/skills, 60",
        "fateforge/items, 45",
        "reckoners/reckoners, 10",
        "reckoners/epics, 39",
        "reckoners/classic-epics, 25",
        "reckoners/equipment, 45",
        "reckoners/districts, 21",
        "reckoners/dawnslight, 14",
        "reckoners/assault-cards, 12",
        "reckoners/missions, 6",
        "synchro/heroes, 30",
        "synchro/monsters, 48",
        "synchro/celestials, 4",
        "synchro/skills, 50",
        "synchro/items, 30",
        "synchro/tiles, 14",
        "synchro/calendar, 48",
        "synchro/pois, 19"
    })
    void aFileHoldsAllItsCards(String file, int cards) throws IOException {
        assertThat(new JsonMapper()
                        .readTree(Path.of("rules-data", file + ".json").toFile()))
                .hasSize(cards);
    }
}

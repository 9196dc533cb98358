package org.alea.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.alea.games.synchro.cards.PoiKind;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.cards.SynchroMonster;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** No card, no side of it and no place is left without a scenario. */
class ShownInScenariosTest {
    private static final Path SCENARIOS = Path.of("src/test/resources/scenarios/synchro");
    private static final Set<String> SIDES = new HashSet<>();
    private static final Set<String> ROWS = new HashSet<>();
    private static final Set<String> PLACES = new HashSet<>();

    private final SynchroContent content = SynchroMatches.box().game().content();

    @BeforeAll
    static void readAll() throws IOException {
        try (Stream<Path> files = Files.walk(SCENARIOS)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".json")).toList()) {
                read(new ObjectMapper().readTree(file.toFile()));
            }
        }
    }

    private static void read(JsonNode scenario) {
        JsonNode table = scenario.path("arrange");
        for (JsonNode hero : table.at("/party/heroes")) {
            side(hero, "card");
            side(hero.path("master"), "card");
            hero.path("skills").forEach(skill -> side(skill, "id"));
            hero.path("items").forEach(item -> side(item, "id"));
        }
        Set<String> moves = new HashSet<>();
        scenario.path("moves").forEach(move -> moves.add(move.path("move").asText()));
        if (moves.contains("revealMarble")) {
            table.at("/battle/monsters")
                    .forEach(monster -> ROWS.add(monster.path("card").asText() + " "
                            + monster.path("die").asInt()));
        }
        if (moves.contains("activatePoi") || table.at("/battle/dungeon").asBoolean()) {
            PLACES.add(table.at("/voyage/poi").asText());
        }
    }

    private static void side(JsonNode piece, String id) {
        if (piece.has(id)) {
            SIDES.add(side(piece.path(id).asText(), piece.path("improved").asBoolean()));
        }
    }

    private static String side(String card, boolean improved) {
        return card + (improved ? " improved" : " standard");
    }

    @Test
    void everySideOfEveryHeroSkillAndItemIsOnTheTableOfAScenario() {
        List<String> all = new ArrayList<>();
        for (boolean improved : new boolean[] {false, true}) {
            content.heroes().forEach(hero -> all.add(side(hero.id(), improved)));
            content.skills().forEach(skill -> all.add(side(skill.id(), improved)));
            content.items().forEach(item -> all.add(side(item.id(), improved)));
        }
        assertThat(SIDES).containsAll(all);
    }

    @Test
    void everyRowOfEveryMonsterActsInAScenario() {
        for (SynchroMonster monster : content.monsters()) {
            Set<Integer> rows = new HashSet<>();
            for (int die = 1; die <= 6; die++) {
                if (ROWS.contains(monster.id() + " " + die)) {
                    rows.add(monster.rowOf(die));
                }
            }
            assertThat(rows).as(monster.id()).containsExactlyInAnyOrder(1, 2, 3);
        }
    }

    @Test
    void everyKindOfPlaceIsActivatedInAScenario() {
        assertThat(PLACES)
                .containsAll(Stream.of(PoiKind.values()).map(PoiKind::name).toList());
    }
}

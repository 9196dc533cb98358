package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.lab.Scenario;
import org.alea.lab.Shelf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a player's own scenes and enemies may ask for although no card of the box does. */
class OwnSceneTest {
    /** Two heroes at A2 of the scene S01 on the last enemy turns of round 2. */
    private static final String FRAME = """
            {
              "game": "fateforge",
              "setup": {"scene": "%s", "heroes": ["merc", "guard"], "loadout": "0"},
              "arrange": {
                "heroes": {"0": {"fight": {"zone": "%s", "acted": true}}, "1": {"fight": {"zone": "%s", "acted": true}}},
                "fray": {"round": %d, "foes": [%s], "tokens": [], "extraTaken": true},
                "agenda": [
                  {"type": "upkeep"}, {"type": "enemyTurns", "colour": -1, "initiative": -1},
                  {"type": "acting", "hero": "merc"}
                ]
              },
              %s
            }
            """;

    @TempDir
    private Path own;

    @Rule("FATE-249")
    @Test
    void aSceneMayNeedNoExit() {
        FateforgeFiles.change(
                own,
                "scenes.json",
                "S01",
                "{\"wayOut\": \"NONE\", \"main\": [{\"kind\": \"DEFEAT_ENEMIES\", \"n\": 1}]}");

        holds("S01", "A2", "B1", 3, foe("recruit", 1, "C1"), """
                "moves": [{"move": "endTurn"}],
                "expect": {"/sceneEnd/won": false, "/fray/exit": "", "/heroes/0/fight/zone": "A2"}
                """);
    }

    @Rule({"FATE-236", "FATE-324"})
    @Test
    void portalsAreAWayOutWhereTheSceneSaysSo() {
        FateforgeFiles.change(own, "scenes.json", "S08", "{\"wayOut\": \"PORTALS_TOO\"}");

        holds("S08", "A2", "D1", 4, foe("lieut", 1, "C1") + ", " + foe("lieut", 2, "D2"), """
                "moves": [
                  {"move": "endTurn"}, {"move": "chooseExit", "exit": "A"},
                  {"move": "setPath", "hero": "guard", "zones": ["D1", "A2"]}, {"move": "confirmExit"}
                ],
                "expect": {"/heroes/1/health": 8, "/heroes/1/fight/zone": "A2"}
                """);
    }

    @Rule("FATE-324")
    @Test
    void aDefendedPortalIsNoWayOutEither() {
        FateforgeFiles.change(own, "scenes.json", "S08", "{\"wayOut\": \"PORTALS_TOO\"}");

        holds("S08", "A2", "D1", 4, foe("lieut", 1, "C1").replace("\"defends\": \"\"", "\"defends\": \"PT2\""), """
                "moves": [{"move": "endTurn"}, {"move": "chooseExit", "exit": "A"}],
                "illegal": [{"move": {"move": "setPath", "hero": "guard", "zones": ["D1", "A2"]}, "rule": "FATE-236"}]
                """);
    }

    @Rule("FATE-205")
    @Test
    void aMovementWithoutAModifierIsDrawn() {
        FateforgeFiles.change(own, "enemies.json", "recruit", bar("CHOICE", "{\"type\": \"advance\"}"));

        holds(
                "S01",
                "A1",
                "C1",
                2,
                foe("recruit", 1, "B1"),
                "\"chance\": [2, 1], \"moves\": [{\"move\": \"endTurn\"}], \"expect\": {\"/fray/foes/0/zone\": \"C1\"}");
    }

    @Rule("FATE-135")
    @Test
    void anEnemyMayMakeForAMinionOfAColour() {
        FateforgeFiles.change(
                own,
                "enemies.json",
                "recruit",
                bar("NONE", "{\"type\": \"joinMinion\", \"colours\": [\"GREEN\", \"BLUE\"]}"));

        holds(
                "S01",
                "A2",
                "A1",
                2,
                foe("archer", 1, "C1") + ", " + foe("recruit", 1, "B1"),
                "\"moves\": [{\"move\": \"endTurn\"}], \"expect\": {\"/fray/foes/1/zone\": \"C1\"}");
    }

    @Rule("FATE-135")
    @Test
    void withoutThatColourItDoesNothing() {
        FateforgeFiles.change(
                own, "enemies.json", "recruit", bar("NONE", "{\"type\": \"joinMinion\", \"colours\": [\"GREEN\"]}"));

        holds(
                "S01",
                "A2",
                "A1",
                2,
                foe("archer", 1, "C1") + ", " + foe("recruit", 1, "B1"),
                "\"moves\": [{\"move\": \"endTurn\"}], \"expect\": {\"/fray/foes/1/zone\": \"B1\"}");
    }

    @Rule("FATE-135")
    @Test
    void armourMayBeGivenToAMinionOfAColour() {
        FateforgeFiles.change(
                own,
                "enemies.json",
                "recruit",
                bar("NONE", "{\"type\": \"hardenMinion\", \"n\": 2, \"max\": 1, \"colours\": [\"BLUE\"]}"));

        holds(
                "S01",
                "A2",
                "A1",
                2,
                foe("archer", 1, "C1") + ", " + foe("recruit", 1, "B1"),
                "\"moves\": [{\"move\": \"endTurn\"}],"
                        + " \"expect\": {\"/fray/foes/0/armour\": 1, \"/fray/foes/1/armour\": 0}");
    }

    @Rule("FATE-135")
    @Test
    void parryMayBeGivenToTheNearestMinionOfAColour() {
        FateforgeFiles.change(
                own,
                "enemies.json",
                "recruit",
                bar("NONE", "{\"type\": \"shieldMinion\", \"n\": 1, \"colours\": [\"BLUE\"]}"));

        holds(
                "S01",
                "A2",
                "A1",
                2,
                foe("archer", 1, "C1") + ", " + foe("archer", 2, "C2") + ", " + foe("recruit", 1, "B1"),
                "\"moves\": [{\"move\": \"endTurn\"}], \"expect\": {\"/events/8\":"
                        + " {\"event\": \"foeGuarded\", \"foe\": \"archer-1\", \"by\": \"recruit-1\"}}");
    }

    private static String bar(String target, String action) {
        return "{\"bar\": [{\"any\": true, \"target\": \"" + target + "\", \"notation\": \"any\", \"actions\": ["
                + action + "]}]}";
    }

    private static String foe(String card, int initiative, String zone) {
        return "{\"id\": \"" + card + "-" + initiative + "\", \"card\": \"" + card + "\", \"initiative\": " + initiative
                + ", \"zone\": \"" + zone + "\", \"resistance\": 3, \"wounds\": 1, \"armour\": 0, \"cubes\": 0,"
                + " \"parry\": 0, \"stunned\": false, \"defends\": \"\", \"guards\": \"\", \"courier\": false}";
    }

    private void holds(String scene, String merc, String guard, int round, String foes, String rest) {
        Shelf shelf =
                new Shelf(List.of(new FateforgeKit()), ContentSource.builtIn().overlaidBy(own));
        Scenario scenario = Scenario.parse("own", FRAME.formatted(scene, merc, guard, round, foes, rest));

        assertThat(scenario.run(shelf).failures()).isEmpty();
    }
}

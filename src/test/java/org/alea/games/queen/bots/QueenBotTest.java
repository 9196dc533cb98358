package org.alea.games.queen.bots;

import static org.alea.games.queen.bots.BotRoom.arena;
import static org.alea.games.queen.bots.BotRoom.away;
import static org.alea.games.queen.bots.BotRoom.choice;
import static org.alea.games.queen.bots.BotRoom.enemies;
import static org.alea.games.queen.bots.BotRoom.table;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;
import org.alea.Rule;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

/** What the bots choose where nothing has to be reckoned. */
class QueenBotTest {

    @Test
    @Rule("QUEEN-251")
    void theConspiratorDieIsRolledAgainOnlyIfItCallsSomebody() {
        QueenTable table = table("conspirators,spirit", json -> {
            json.put("spirit", "E12").put("phase", "KEEP_CONSPIRATOR_DIE");
            json.withObject("conspirators").put("die", 4).putArray("faceUp").add("K4");
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.RerollConspiratorDie());
        QueenTable harmless = table("conspirators,spirit", json -> {
            json.put("spirit", "E12").put("phase", "KEEP_CONSPIRATOR_DIE");
            json.withObject("conspirators").put("die", 5).putArray("faceUp").add("K4");
        });
        assertThat(choice(harmless)).isEqualTo(new QueenMove.KeepConspiratorDie());
    }

    @Test
    @Rule("QUEEN-251")
    void theColourMostRequiredIsKeptAndExchangedFor() {
        Consumer<ObjectNode> blueEnemies = json -> {
            enemies(json, "N05", "N08", "N12", "N04", "N19", "N20");
            json.put("step", "DIAL");
        };
        assertThat(choice(table("conspirators", blueEnemies.andThen(json -> {
                    json.put("phase", "CHOOSE_COLOUR");
                    json.putArray("agenda").addObject().put("type", "KEEP_ONE_COLOUR");
                }))))
                .isEqualTo(new QueenMove.ChooseColour(DieColour.B));
        assertThat(choice(table("", blueEnemies.andThen(json -> json.put("phase", "EXCHANGE")))))
                .isEqualTo(new QueenMove.Exchange("W1", DieColour.B));
    }

    @Test
    @Rule("QUEEN-251")
    void theMarkerThatLosesLeastGoesDown() {
        QueenTable table = table("conspirators", json -> {
            enemies(json, "N05", "N08", "N12", "N27", "N19", "N20");
            ((ObjectNode) json.path("enemies").get(3)).put("marker", 3);
            json.put("phase", "CHOOSE_ENEMY").put("step", "DIAL");
            json.putArray("agenda")
                    .addObject()
                    .put("type", "MARKER_DOWN")
                    .put("target", "CHOICE")
                    .put("n", 1);
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.ChooseEnemy(4));
    }

    @Test
    @Rule("QUEEN-251")
    void whiteDiceAreExhaustedFirstAndGreenOnesLast() {
        QueenTable white = table("", QueenBotTest::exhausting);
        assertThat(choice(white)).isEqualTo(new QueenMove.ChooseDieToExhaust("W1"));
        QueenTable coloured = table("", json -> {
            exhausting(json);
            away(json, "W1 W2 W3 W4 W5 W6 W7 W8");
        });
        assertThat(choice(coloured)).isEqualTo(new QueenMove.ChooseDieToExhaust("Y1"));
    }

    private static void exhausting(ObjectNode json) {
        json.put("phase", "CHOOSE_DIE_TO_EXHAUST").put("step", "ACCOUNT");
        json.putArray("agenda").addObject().put("type", "EXHAUST").put("n", 1).put("filter", "ANY");
    }

    @Test
    @Rule("QUEEN-251")
    void aColouredDieNearTheTopIsRecoveredFirst() {
        QueenTable table = table("spirit", json -> {
            json.put("spirit", "E04").put("phase", "RECOVER_DIE");
            json.withObject("dice").putObject("G1").put("zone", "TOP");
            json.withObject("dice").putObject("B1").put("zone", "BOTTOM");
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.TakeFromExhaustion("B1"));
    }

    @Test
    @Rule("QUEEN-251")
    void aSetIsClimbedWithAsFarAsItPays() {
        QueenTable table = table("", json -> {
            enemies(json, "N20", "N05", "N08", "N12", "N04", "N19");
            json.put("phase", "CHOOSE_STEPS").put("cursor", 1);
            arena(json, "W1 W2 W3 W4", 1);
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.ChooseSteps(1, 2));
    }

    @Test
    @Rule("QUEEN-251")
    void chaosIsIgnoredWhereItMayBe() {
        QueenTable table = table("dragon,spirit", json -> {
            json.put("spirit", "E07").put("phase", "ROLL_CHAOS").put("dragon", "CHAOS");
            arena(json, "G1", 1);
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.IgnoreChaos());
    }

    @Test
    @Rule("QUEEN-251")
    void amongEnemiesEquallyAdvancedTheLowestSlotGoesDown() {
        QueenTable table = table("chariots", json -> {
            // N14 in slot 2 would lose less
            enemies(json, "N19", "N14", "N20", "N27", "N05", "N08");
            ((ObjectNode) json.path("enemies").get(0)).put("marker", 2);
            ((ObjectNode) json.path("enemies").get(1)).put("marker", 2);
            json.put("phase", "CHOOSE_ENEMY").put("step", "CHARIOTS");
            json.putArray("agenda")
                    .addObject()
                    .put("type", "MARKER_DOWN")
                    .put("target", "MOST_ADVANCED")
                    .put("n", 1);
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.ChooseEnemy(1));
    }

    @Test
    @Rule("QUEEN-251")
    void aWoundBeforeTheAttacksExhaustsByColourToo() {
        QueenTable table = table("chariots", json -> {
            enemies(json, "N14", "N19", "N20", "N27", "N05", "N08");
            json.put("phase", "CHOOSE_DIE_TO_EXHAUST").put("step", "CHARIOTS");
            // the white dice strike, the yellow one is a solo that would better be away
            arena(json, "W1 W2", 1);
            arena(json, "Y1", 2);
            ArrayNode agenda = json.putArray("agenda");
            agenda.addObject().put("type", "EXHAUST").put("n", 1).put("filter", "ANY");
            agenda.addObject().put("type", "LOSE_HEALTH").put("slot", 0);
            away(json, "W3 W4 W5 G1 B1");
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.ChooseDieToExhaust("W1"));
    }

    @Test
    @Rule("QUEEN-251")
    void theDragonDieIsLeftWhereItGainsNothing() {
        QueenTable table = table("dragon", json -> {
            // claw beside two dice against a square of three plus one: they fail with it as without it
            enemies(json, "N02", "N19", "N20", "N27", "N05", "N08");
            json.put("phase", "USE_DRAGON").put("dragon", "CLAW");
            json.withObject("modifiers").put("needAll", 3);
            arena(json, "W1 W2", 1);
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.DeclineDragon());
    }

    @Test
    @Rule("QUEEN-251")
    void noDieIsPaintedForNothing() {
        QueenTable table = table("spirit", json -> {
            enemies(json, "N14", "N19", "N20", "N27", "N05", "N08");
            json.put("spirit", "E02").put("phase", "PAINT_DIE");
            arena(json, "W1 W2", 1);
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.SkipPower());
    }

    @Test
    @Rule("QUEEN-228")
    void aBotThatHasUsedUpItsTimeStops() {
        QueenTable table = table("", json -> {
            json.put("phase", "ROLLING");
            json.withObject("clock").put("rerolls", 12).put("elapsedMs", 50_000);
            arena(json, "W1 W2", 1);
            arena(json, "W3 W4", 2);
            arena(json, "W5 G1", 3);
            arena(json, "Y1 B1", 4);
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.Stop(59_995));
    }
}

package org.alea.games.queen.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.alea.Rule;
import org.alea.engine.SeededChance;
import org.alea.games.queen.Arena;
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
            for (int die = 1; die <= 8; die++) {
                json.withObject("dice").putObject("W" + die).put("zone", "BOX");
            }
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
            for (String die : new String[] {"W1", "W2", "W3", "W4"}) {
                json.withObject("dice").putObject(die).put("zone", "ARENA").put("value", 1);
            }
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.ChooseSteps(1, 2));
    }

    @Test
    @Rule("QUEEN-251")
    void chaosIsIgnoredWhereItMayBe() {
        QueenTable table = table("dragon,spirit", json -> {
            json.put("spirit", "E07").put("phase", "ROLL_CHAOS").put("dragon", "CHAOS");
            json.withObject("dice").putObject("G1").put("zone", "ARENA").put("value", 1);
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.IgnoreChaos());
    }

    @Test
    @Rule("QUEEN-251")
    void amongEnemiesEquallyAdvancedTheLowestSlotGoesDown() {
        QueenTable table = table("chariots", json -> {
            enemies(json, "N14", "N19", "N20", "N27", "N05", "N08");
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
            arena(json, "W1", 1);
            arena(json, "W2", 1);
            arena(json, "Y1", 2);
            ArrayNode agenda = json.putArray("agenda");
            agenda.addObject().put("type", "EXHAUST").put("n", 1).put("filter", "ANY");
            agenda.addObject().put("type", "LOSE_HEALTH").put("slot", 0);
            for (String die : new String[] {"W3", "W4", "W5", "G1", "B1"}) {
                json.withObject("dice").putObject(die).put("zone", "BOX");
            }
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
            arena(json, "W1", 1);
            arena(json, "W2", 1);
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.DeclineDragon());
    }

    @Test
    @Rule("QUEEN-251")
    void noDieIsPaintedForNothing() {
        QueenTable table = table("spirit", json -> {
            enemies(json, "N14", "N19", "N20", "N27", "N05", "N08");
            json.put("spirit", "E02").put("phase", "PAINT_DIE");
            arena(json, "W1", 1);
            arena(json, "W2", 1);
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.SkipPower());
    }

    private static void arena(ObjectNode json, String die, int value) {
        json.withObject("dice").putObject(die).put("zone", "ARENA").put("value", value);
    }

    @Test
    @Rule("QUEEN-228")
    void aBotThatHasUsedUpItsTimeStops() {
        QueenTable table = table("", json -> {
            json.put("phase", "ROLLING");
            json.withObject("clock").put("rerolls", 12).put("elapsedMs", 50_000);
            int value = 0;
            for (String die : new String[] {"W1", "W2", "W3", "W4", "W5", "G1", "Y1", "B1"}) {
                json.withObject("dice").putObject(die).put("zone", "ARENA").put("value", 1 + value++ / 2);
            }
        });
        assertThat(choice(table)).isEqualTo(new QueenMove.Stop(59_995));
    }

    private static QueenMove choice(QueenTable table) {
        QueenMove move = Objects.requireNonNull(Arena.BOX.bots().get("sensible"))
                .apply(1)
                .choose(table);
        assertThat(Arena.BOX.game().refusal(table, move)).isEmpty();
        return move;
    }

    private static QueenTable table(String modules, Consumer<ObjectNode> arrange) {
        ObjectNode json = Arena.BOX.tables().write(Arena.fresh(Map.of("modules", modules)));
        arrange.accept(json);
        return Arena.BOX.tables().read(json, new SeededChance(1));
    }

    private static void enemies(ObjectNode json, String... cards) {
        for (int slot = 0; slot < cards.length; slot++) {
            int start = Arena.BOX.cards().enemy(cards[slot]).orElseThrow().start();
            ((ObjectNode) json.path("enemies").get(slot))
                    .put("card", cards[slot])
                    .put("marker", start);
        }
    }
}

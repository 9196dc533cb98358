package org.alea.games.queen.bots;

import static org.alea.games.queen.bots.BotRoom.arena;
import static org.alea.games.queen.bots.BotRoom.choice;
import static org.alea.games.queen.bots.BotRoom.enemy;
import static org.alea.games.queen.bots.BotRoom.nobody;
import static org.alea.games.queen.bots.BotRoom.table;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.games.queen.Arena;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.junit.jupiter.api.Test;

/** What the bots do while the clock runs. */
class BotRollingTest {
    private static final String EXPERT = "expert";
    /** The sensible bot, if its judgement were sure. */
    private static final Temper STEADY = new Temper(12, false, 0);

    @Test
    @Rule("QUEEN-228")
    void theBotsDifferInTimeForesightAndNoise() {
        assertThat(Temper.HURRIED).isEqualTo(new Temper(6, false, 0.3));
        assertThat(Temper.SENSIBLE).isEqualTo(new Temper(12, false, 0.3));
        assertThat(Temper.EXPERT).isEqualTo(new Temper(12, true, 0));
        assertThat(List.of(Temper.SAMPLES, Temper.INNER_SAMPLES, Temper.CHAOS_SAMPLES))
                .containsExactly(24, 10, 6);
    }

    @Test
    @Rule("QUEEN-228")
    void everySpeedLeavesTimeForSoManyRerolls() {
        assertThat(Stream.of(Speed.EXPERT, Speed.OFFICIAL, Speed.RELAXED, Speed.UNTIMED)
                        .map(speed -> Temper.SENSIBLE.rerolls(at(speed, json -> {}))))
                .containsExactly(9, 12, 18, 40);
        assertThat(Temper.HURRIED.rerolls(at(Speed.OFFICIAL, json -> {}))).isEqualTo(6);
    }

    @Test
    @Rule("QUEEN-228")
    void corvinTakesAQuarterOfThem() {
        assertThat(Temper.SENSIBLE.rerolls(
                        at(Speed.OFFICIAL, json -> json.withObject("clock").put("limitMs", 45_000))))
                .isEqualTo(9);
        assertThat(Temper.HURRIED.rerolls(
                        at(Speed.OFFICIAL, json -> json.withObject("clock").put("limitMs", 45_000))))
                .as("rounded down")
                .isEqualTo(4);
        assertThat(Temper.SENSIBLE.rerolls(
                        at(Speed.UNTIMED, json -> json.withObject("clock").put("rerollCap", 6))))
                .isEqualTo(6);
    }

    private static QueenTable at(Speed speed, Consumer<ObjectNode> arrange) {
        return table(Map.of("speed", speed.name().toLowerCase(Locale.ROOT)), arrange);
    }

    @Test
    @Rule("QUEEN-228")
    void aRerollHasToBeWorthAFiftiethMoreThanStopping() {
        // where nobody stands throwing again changes nothing; beside N20 a lone die may be joined by another
        QueenTable idle = rolling("", json -> arena(json, "W1 W2", 2));
        assertThat(choice(EXPERT, idle)).isInstanceOf(QueenMove.Stop.class);
        QueenTable alone = rolling("", json -> {
            enemy(json, 1, "N20", 3);
            arena(json, "W1", 1);
            arena(json, "W2 W3", 2);
        });
        assertThat(choice(EXPERT, alone)).isInstanceOf(QueenMove.RerollSet.class);
    }

    /** Two sets and a solo where nobody stands; throwing again can only do harm, since a lone six wounds. */
    private static QueenTable dull(Consumer<ObjectNode> change) {
        return rolling("dragon", json -> {
            enemy(json, 6, "N15", 1);
            json.put("dragon", "CLAW");
            arena(json, "W1", 1);
            arena(json, "W2 W3", 2);
            arena(json, "W4 W5", 3);
            change.accept(json);
        });
    }

    private static QueenMove steady(QueenTable table) {
        return choice(new QueenBot(Arena.BOX.game(), STEADY, 1), table);
    }

    @Test
    @Rule("QUEEN-228")
    void whoIsNotContentThrowsTheLowestSetThatIsWorthNothing() {
        assertThat(steady(dull(json -> {}))).isEqualTo(again(2, false));
        assertThat(steady(dull(json -> json.put("dragon", "CHAOS"))))
                .as("with the dragon die if it shows chaos")
                .isEqualTo(again(2, true));
        assertThat(steady(dull(json -> enemy(json, 2, "N14", 1))))
                .as("the twos climb")
                .isEqualTo(again(3, false));
    }

    @Test
    @Rule("QUEEN-228")
    void anExpertOrWhoIsContentOrHasLittleTimeLeftStops() {
        assertThat(choice(EXPERT, dull(json -> {}))).isInstanceOf(QueenMove.Stop.class);
        assertThat(steady(dull(json -> json.withObject("clock").put("rerolls", 9))))
                .isInstanceOf(QueenMove.Stop.class);
        assertThat(steady(dull(json -> json.withObject("clock").put("rerolls", 8))))
                .isInstanceOf(QueenMove.RerollSet.class);
        assertThat(steady(dull(json -> {
                    // 0.39 beside N14 and 0.446 beside N05 are more than 0.8
                    enemy(json, 4, "N14", 1);
                    enemy(json, 5, "N05", 1);
                    arena(json, "G1 Y1", 4);
                    arena(json, "B1 W6", 5);
                })))
                .isInstanceOf(QueenMove.Stop.class);
    }

    private static QueenMove again(int value, boolean withDragon) {
        return new QueenMove.RerollSet(value, withDragon, 60_000 / 13);
    }

    @Test
    @Rule("QUEEN-251")
    void aSoloIsThrownAgainWhereThatGainsATenth() {
        QueenTable wound = rolling("spirit", json -> {
            json.put("spirit", "E01");
            enemy(json, 1, "N15", 1);
            arena(json, "W1", 1);
        });
        assertThat(choice(EXPERT, wound)).isInstanceOf(QueenMove.RerollSolo.class);
        // it would lose 0.16 as it lies, and (0.16 + 0.32 + 0.32) / 6 on average
        QueenTable little = rolling("spirit", json -> {
            json.put("spirit", "E01");
            enemy(json, 1, "N30", 4);
            enemy(json, 2, "N20", 3);
            enemy(json, 3, "N23", 3);
            arena(json, "W1", 1);
        });
        assertThat(choice(EXPERT, little)).isInstanceOf(QueenMove.Stop.class);
    }

    @Test
    @Rule("QUEEN-251")
    void whoIsAboutToStopDefendsWhereThatGains() {
        // two dice beside N14 bring 0.39: less than the Raging Chariot costs, more than the Eclipse Chariot
        assertThat(choice(EXPERT, pairAgainst("C13")))
                .isEqualTo(new QueenMove.PlaceOnChariot(1, List.of("W1", "W2"), 0));
        assertThat(choice(EXPERT, pairAgainst("C18"))).isInstanceOf(QueenMove.Stop.class);
    }

    private static QueenTable pairAgainst(String chariot) {
        return rolling("chariots", json -> {
            ((ObjectNode) json.path("chariots").get(0)).put("card", chariot);
            json.withObject("clock").put("rerolls", 12);
            enemy(json, 1, "N14", 1);
            arena(json, "W1 W2", 1);
        });
    }

    @Test
    @Rule("QUEEN-251")
    void rerollsAreJudgedBeforeDiceAreGivenAway() {
        // the lone four may go to the Drum Chariot, but the ones may still save the lone five
        QueenTable table = rolling("chariots", json -> {
            ((ObjectNode) json.path("chariots").get(0)).put("card", "C07");
            enemy(json, 5, "N15", 1);
            arena(json, "W1 W2 W3", 1);
            arena(json, "G1", 4);
            arena(json, "W4", 5);
        });
        assertThat(choice(EXPERT, table)).isInstanceOf(QueenMove.RerollSet.class);
    }

    /** The hand is free, nobody stands there and no die lies in the arena but those the test puts. */
    private static QueenTable rolling(String modules, Consumer<ObjectNode> arrange) {
        return table(modules, json -> {
            nobody(json);
            BotRoom.away(json, "W1 W2 W3 W4 W5 G1 Y1 B1");
            json.put("phase", "ROLLING");
            arrange.accept(json);
        });
    }
}

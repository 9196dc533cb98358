package org.alea.games.queen.bots;

import static org.alea.games.queen.bots.BotRoom.arena;
import static org.alea.games.queen.bots.BotRoom.asks;
import static org.alea.games.queen.bots.BotRoom.away;
import static org.alea.games.queen.bots.BotRoom.choice;
import static org.alea.games.queen.bots.BotRoom.enemies;
import static org.alea.games.queen.bots.BotRoom.enemy;
import static org.alea.games.queen.bots.BotRoom.nobody;
import static org.alea.games.queen.bots.BotRoom.table;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.alea.Rule;
import org.alea.engine.SeededChance;
import org.alea.engine.Turn;
import org.alea.games.queen.Arena;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Luck;
import org.alea.games.queen.coach.RoundsAhead;
import org.junit.jupiter.api.Test;

/** What the bots give, take and use outside rerolling, each rule with the case that tells it from its neighbour. */
@Rule("QUEEN-251")
class BotChoicesTest {

    private static void exhausting(ObjectNode json, String step) {
        asks(json, "CHOOSE_DIE_TO_EXHAUST", step, "EXHAUST").put("n", 1).put("filter", "ANY");
    }

    @Test
    void aChariotTakesTheDieThatIsMissedLeast() {
        // a pair that climbs, and a lone yellow die that would wound
        assertThat(choice(table("chariots", json -> {
                    enemies(json, "N14", "N19", "N20", "N27", "N05", "N08");
                    exhausting(json, "CHARIOTS");
                    away(json, "W3 W4 W5 G1 B1");
                    arena(json, "W1 W2", 1);
                    arena(json, "Y1", 2);
                })))
                .isEqualTo(new QueenMove.ChooseDieToExhaust("Y1"));
    }

    @Test
    void aColouredDieIsWorthATenthMore() {
        // the lone blue die loses 0.446 beside N05, the lone white one 0.43 beside N20
        assertThat(choice(table("chariots", json -> {
                    nobody(json);
                    enemy(json, 1, "N05", 2);
                    enemy(json, 2, "N20", 2);
                    exhausting(json, "CHARIOTS");
                    away(json, "W2 W3 W4 W5 G1 Y1");
                    arena(json, "B1", 1);
                    arena(json, "W1", 2);
                })))
                .isEqualTo(new QueenMove.ChooseDieToExhaust("W1"));
    }

    @Test
    void afterTheAttacksDiceAreGivenByColourWhereverTheyLie() {
        assertThat(choice(table("", json -> {
                    enemies(json, "N14", "N19", "N20", "N27", "N05", "N08");
                    exhausting(json, "ACCOUNT");
                    away(json, "W3 W4 W5 G1 B1");
                    arena(json, "W1 W2", 1);
                    arena(json, "Y1", 2);
                })))
                .isEqualTo(new QueenMove.ChooseDieToExhaust("W1"));
    }

    @Test
    void aBlueDieIsGivenBeforeAGreenOne() {
        assertThat(choice(table("", json -> {
                    exhausting(json, "ACCOUNT");
                    away(json, "W1 W2 W3 W4 W5 W6 W7 W8 Y1");
                })))
                .isEqualTo(new QueenMove.ChooseDieToExhaust("B1"));
    }

    @Test
    void yellowDiceAreRecoveredBeforeGreenOnesAndOfOneColourTheOneNearestTheTop() {
        assertThat(choice(table("spirit", json -> {
                    json.put("spirit", "E04").put("phase", "RECOVER_DIE");
                    json.withObject("dice").putObject("G1").put("zone", "TOP");
                    json.withObject("dice").putObject("Y1").put("zone", "BOTTOM");
                })))
                .isEqualTo(new QueenMove.TakeFromExhaustion("Y1"));
        assertThat(choice(table("spirit", json -> json.put("spirit", "E04").put("phase", "RECOVER_DIE"))))
                .as("W6 lies on the top space, W7 and W8 below")
                .isEqualTo(new QueenMove.TakeFromExhaustion("W6"));
    }

    @Test
    void theStockTakesAWhiteDieOfTheLowestLargestSet() {
        assertThat(choice(table("chariots", json -> {
                    asks(json, "CHOOSE_DIE_TO_STOCK", "CHARIOTS", "STOCK_DIE")
                            .put("n", 1)
                            .put("from", "LARGEST_SET");
                    arena(json, "G1 W4", 2);
                    arena(json, "W1 W2", 5);
                })))
                .isEqualTo(new QueenMove.ChooseDieToStock("W4"));
    }

    @Test
    void theLowestOfTheSmallestSetsIsThrownAgain() {
        assertThat(choice(table("chariots", json -> {
                    asks(json, "CHOOSE_GROUP", "CHARIOTS", "REROLL_GROUP").put("which", "SMALLEST_SET");
                    arena(json, "W1 W2", 5);
                    arena(json, "W3 W4", 3);
                })))
                .isEqualTo(new QueenMove.ChooseGroup(3));
    }

    @Test
    void theSunGivesTheColoursMostRequired() {
        assertThat(choice(table("sunmoon", json -> {
                    enemies(json, "N05", "N08", "N04", "N14", "N19", "N20");
                    json.put("phase", "TAKE_SUN_DIE").put("step", "SUN");
                })))
                .isEqualTo(new QueenMove.TakeSunDie(DieColour.B));
        assertThat(choice(table("sunmoon,spirit", json -> {
                    enemies(json, "N05", "N08", "N06", "N14", "N19", "N20");
                    json.put("spirit", "E15").put("phase", "TAKE_SUN_DICE").put("step", "SUN");
                })))
                .isEqualTo(new QueenMove.TakeSunDice(DieColour.Y, DieColour.B));
    }

    @Test
    void ofColoursRequiredAlikeGreenIsTakenThenYellow() {
        assertThat(colourKept("N04", "N05", "N06")).isEqualTo(new QueenMove.ChooseColour(DieColour.G));
        assertThat(colourKept("N14", "N05", "N06")).isEqualTo(new QueenMove.ChooseColour(DieColour.Y));
    }

    private static QueenMove colourKept(String first, String second, String third) {
        return choice(table("conspirators", json -> {
            enemies(json, first, second, third, "N15", "N19", "N20");
            asks(json, "CHOOSE_COLOUR", "DIAL", "KEEP_ONE_COLOUR");
        }));
    }

    @Test
    void theDragonDieGoesWhereItGainsMost() {
        // with the claw a lone die climbs beside N04, and beside N02 it only fails instead of wounding
        assertThat(choice(table("dragon", json -> {
                    enemies(json, "N02", "N19", "N20", "N04", "N05", "N08");
                    json.put("phase", "USE_DRAGON").put("dragon", "CLAW");
                    arena(json, "W1", 1);
                    arena(json, "W2", 4);
                })))
                .isEqualTo(new QueenMove.AssignDragon(4));
    }

    @Test
    void theWingHoldsTheSoloThatLosesMost() {
        assertThat(choice(table("dragon", json -> {
                    enemies(json, "N14", "N19", "N20", "N15", "N05", "N08");
                    enemy(json, 1, "N14", 2);
                    json.put("phase", "USE_WING").put("dragon", "WING");
                    arena(json, "W1", 1);
                    arena(json, "W2", 4);
                })))
                .isEqualTo(new QueenMove.AssignWing(4));
    }

    @Test
    void aDieIsPaintedWhereItsColourPays() {
        assertThat(choice(table("spirit", json -> {
                    enemies(json, "N05", "N19", "N20", "N27", "N14", "N08");
                    enemy(json, 1, "N05", 2);
                    json.put("spirit", "E02").put("phase", "PAINT_DIE");
                    arena(json, "W1 W2 W3", 1);
                })))
                .isEqualTo(new QueenMove.PaintDie("W1", DieColour.B));
    }

    @Test
    void theDialTurnsTheMoonAwayFromWhomItWouldHelp() {
        // the only enemy is one step from wounding: as the Sun enemy it gives a die, as the Moon enemy it wounds
        assertThat(choice(table("sunmoon", json -> {
                    nobody(json);
                    enemy(json, 4, "N20", 1);
                    json.put("phase", "TURN_DIAL").put("step", "DIAL");
                })))
                .isEqualTo(new QueenMove.TurnDial(4));
    }

    @Test
    void theDialIsTurnedByFourteenRoundsOfUpToFourRerollsAndSixSamples() {
        QueenTable table =
                table("sunmoon", json -> json.put("phase", "TURN_DIAL").put("step", "DIAL"));
        List<QueenMove> chosen = LongStream.rangeClosed(1, 30)
                .mapToObj(seed -> choice(new QueenBot(Arena.BOX.game(), Temper.SENSIBLE, seed), table))
                .toList();
        assertThat(chosen).isEqualTo(turned(table, 14, 4, 6));
        // other figures would be seen
        assertThat(List.of(
                        turned(table, 13, 4, 6),
                        turned(table, 15, 4, 6),
                        turned(table, 14, 3, 6),
                        turned(table, 14, 5, 6),
                        turned(table, 14, 4, 5),
                        turned(table, 14, 4, 7)))
                .doesNotContain(chosen);
    }

    /** Where a bot that reckons with these figures turns the dial, for the same seeds. */
    private static List<QueenMove> turned(QueenTable table, int rounds, int rerolls, int samples) {
        return LongStream.rangeClosed(1, 30)
                .mapToObj(seed -> {
                    long throwsOfAll = new Luck(seed).next();
                    Map<QueenMove, Double> worth = new LinkedHashMap<>();
                    for (QueenMove move : Arena.BOX.game().moves(table)) {
                        QueenTable after = table.copyWith(new SeededChance(throwsOfAll));
                        Arena.BOX.game().play(after, move, Turn.silent());
                        worth.put(
                                move,
                                new RoundsAhead(after, rounds, rerolls, samples, false).mean(new Luck(throwsOfAll)));
                    }
                    double most = Collections.max(worth.values());
                    return worth.entrySet().stream()
                            .filter(each -> each.getValue() == most)
                            .map(Map.Entry::getKey)
                            .findFirst()
                            .orElseThrow();
                })
                .toList();
    }
}

package org.alea.games.royal;

import static org.alea.games.royal.RoyalTables.GAME;
import static org.alea.games.royal.RoyalTables.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.alea.Rule;
import org.junit.jupiter.api.Test;

/** Countering the black dice. */
class CounteringTest {

    @Test
    @Rule({"ROYAL-063", "ROYAL-064", "ROYAL-065", "ROYAL-066"})
    void theListHoldsEverySetThatJustSuffices() {
        for (RoyalTable table : RoyalTables.met(8)) {
            if (table.state() == State.COUNTER) {
                Set<RoyalMove> listed = new HashSet<>(GAME.moves(table));
                listed.removeIf(move -> !(move instanceof RoyalMove.Counter));
                assertThat(listed).isEqualTo(tried(table));
            }
        }
    }

    /** All subsets of black and own dice, tried one by one. */
    private static Set<RoyalMove> tried(RoyalTable table) {
        List<Die> own = table.districts().dice(Side.YOU).list();
        List<Integer> black = table.districts().black();
        Set<RoyalMove> sets = new HashSet<>();
        for (int b = 1; b < 1 << black.size(); b += 2) {
            List<Integer> faces = new ArrayList<>();
            int sum = 0;
            for (int i = 0; i < black.size(); i++) {
                if ((b >> i & 1) != 0) {
                    faces.add(black.get(i));
                    sum += black.get(i);
                }
            }
            for (int d = 1; d < 1 << own.size(); d++) {
                List<Die> dice = new ArrayList<>();
                int total = 0;
                int least = 99;
                for (int i = 0; i < own.size(); i++) {
                    if ((d >> i & 1) != 0) {
                        dice.add(own.get(i));
                        total += value(own.get(i));
                        least = Math.min(least, value(own.get(i)));
                    }
                }
                if (total >= sum && total - least < sum) {
                    sets.add(new RoyalMove.Counter(faces, Dice.of(dice)));
                }
            }
        }
        return sets;
    }

    private static int value(Die die) {
        return die.colour() == Colour.RED ? 2 * die.face() : die.face();
    }

    @Test
    @Rule("ROYAL-199")
    void theRecommendedSetHasTheSmallestSumOfFacesThenTheFewestDice() {
        assertThat(recommended("R3,Y6,W6")).isEqualTo("counter 6 OWN:R3");
        assertThat(recommended("Y6,W6")).isEqualTo("counter 6 OWN:W6");
        assertThat(recommended("Y4,W2,W6")).isEqualTo("counter 6 OWN:W6");
        assertThat(recommended("W3,Y3,W3")).isEqualTo("counter 6 OWN:W3,W3");
        assertThat(recommended("W1,Y2")).isEqualTo("concede");
    }

    private static String recommended(String dice) {
        RoyalTable table = aTable().in(State.COUNTER).black(6).yours(dice).table();
        return GAME.recommendedCounter(table).text();
    }

    @Test
    @Rule({"ROYAL-067", "ROYAL-018"})
    void eachBlackDieGivesAnInfluenceUpToTwenty() {
        RoyalTable table = aTable().in(State.COUNTER)
                .black(6, 4)
                .yours("R5,W1")
                .influence(19)
                .table();

        RoyalTables.play(table, "counter 6,4 OWN:R5");

        assertThat(table.purse().influence()).isEqualTo(20);
        assertThat(table.districts().black()).isEmpty();
        assertThat(table.districts().dice(Side.YOU)).isEqualTo(Dice.parse("W1"));
    }
}

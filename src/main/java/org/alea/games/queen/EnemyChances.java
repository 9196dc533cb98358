package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;

/**
 * How far one throw of some dice pushes the enemy of a card up from its start: all ways the dice can show its value are
 * reckoned, with what the card itself changes and nothing else in force.
 */
public final class EnemyChances {
    private static final double SHOWS_IT = 1.0 / 6;

    private final Stance stance;
    private final int[] dice = new int[DieColour.ALL.length];
    private final double[] atLeast;

    private EnemyChances(EnemyCard card, List<DieColour> thrown) {
        stance = new Stance(new Track(card), card.start(), false, false, 0, 0, false, 0, 0);
        atLeast = new double[card.top() - card.start()];
        thrown.forEach(colour -> dice[colour.shift() / Byte.SIZE]++);
    }

    /** The chance to climb one square at least, then two, and so on; what cannot happen is not there. */
    public static List<Double> of(EnemyCard card, List<DieColour> thrown) {
        EnemyChances chances = new EnemyChances(card, thrown);
        chances.add(0, 0, 1);
        List<Double> all = new ArrayList<>();
        for (double chance : chances.atLeast) {
            if (chance > 0) {
                all.add(chance);
            }
        }
        return all;
    }

    /** Goes through all numbers of dice of this and the following colours that can show the value of the enemy. */
    private void add(int colour, int showing, double chance) {
        if (colour == dice.length) {
            int up = stance.meet(showing, false, false, 0).up();
            for (int square = 0; square < up; square++) {
                atLeast[square] += chance;
            }
            return;
        }
        int all = dice[colour];
        double exactly = Math.pow(1 - SHOWS_IT, all);
        for (int count = 0; count <= all; count++) {
            add(colour + 1, showing + (count << DieColour.ALL[colour].shift()), chance * exactly);
            exactly *= (all - count) / (count + 1.0) * SHOWS_IT / (1 - SHOWS_IT);
        }
    }
}

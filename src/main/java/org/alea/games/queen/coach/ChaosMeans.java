package org.alea.games.queen.coach;

import java.util.Arrays;
import org.alea.games.queen.DieColour;

/**
 * What a slot is worth on average once chaos has thrown the coloured dice: each comes to lie there one time in six, so
 * the mean of a slot depends only on its white dice and on which coloured ones fly. Each answer is found once.
 */
final class ChaosMeans {
    private static final DieColour[] COLOURED = {DieColour.G, DieColour.Y, DieColour.B};

    private final Slots slots;
    private final double[][] known = new double[7][];

    ChaosMeans(Slots slots) {
        this.slots = slots;
    }

    /** The mean over all slots of what these dice are worth, each slot for itself. */
    double of(Hand hand) {
        int coloured = hand.coloured();
        double sum = 0;
        for (int slot = 1; slot <= 6; slot++) {
            sum += of(slot, hand.white(slot), coloured);
        }
        return sum;
    }

    private double of(int slot, int white, int coloured) {
        int place = Hand.place(white + coloured);
        if (place < 0) {
            return mean(slot, white, coloured, 0);
        }
        double[] values = known[slot];
        if (values == null) {
            values = new double[Hand.PLACES];
            Arrays.fill(values, Double.NaN);
            known[slot] = values;
        }
        double value = values[place];
        if (Double.isNaN(value)) {
            value = mean(slot, white, coloured, 0);
            values[place] = value;
        }
        return value;
    }

    private double mean(int slot, int lying, int flying, int colour) {
        if (colour == COLOURED.length) {
            return slots.of(slot, lying);
        }
        int dice = Hand.of(flying, COLOURED[colour]);
        double mean = 0;
        double chance = Math.pow(5.0 / 6, dice);
        for (int here = 0; here <= dice; here++) {
            mean += chance * mean(slot, lying + here * Hand.one(COLOURED[colour]), flying, colour + 1);
            chance *= (dice - here) / (here + 1.0) / 5;
        }
        return mean;
    }
}

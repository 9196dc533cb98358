package org.alea.games.queen.coach;

/**
 * What stopping with any hand is worth at one decision. Each answer is found once, with random numbers that belong to the
 * hand: the same dice are worth the same, whichever choice they come from (QUEEN-222). Belongs to one thread.
 */
final class Stops {
    /** So many hands are remembered at most; beyond that looking up is no quicker than reckoning. */
    private static final int MOST = 1 << 18;

    private static final long FREE = 0;

    private final Appraisal appraisal;
    private final long seed;
    private long[] hands = new long[1 << 10];
    private double[] values = new double[1 << 10];
    private int count;

    Stops(Appraisal appraisal, long seed) {
        this.appraisal = appraisal;
        this.seed = seed;
    }

    double of(Hand hand) {
        long key = appraisal.laborious(hand) ? hand.key() : Hand.NO_KEY;
        if (key == Hand.NO_KEY) {
            return reckon(hand);
        }
        int place = place(key);
        if (hands[place] == key) {
            return values[place];
        }
        double value = reckon(hand);
        if (count < MOST) {
            keep(place, key, value);
        }
        return value;
    }

    private double reckon(Hand hand) {
        return appraisal.stop(hand, new Luck(seed ^ hand.fingerprint()));
    }

    private void keep(int place, long key, double value) {
        hands[place] = key;
        values[place] = value;
        if (2 * ++count > hands.length) {
            grow();
        }
    }

    /** Where this hand is, or where it would be. */
    private int place(long key) {
        int mask = hands.length - 1;
        int place = (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & mask;
        while (hands[place] != FREE && hands[place] != key) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private void grow() {
        long[] before = hands;
        double[] found = values;
        hands = new long[2 * before.length];
        values = new double[2 * before.length];
        for (int i = 0; i < before.length; i++) {
            if (before[i] != FREE) {
                int place = place(before[i]);
                hands[place] = before[i];
                values[place] = found[i];
            }
        }
    }
}

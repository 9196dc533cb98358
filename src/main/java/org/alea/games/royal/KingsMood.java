package org.alea.games.royal;

import java.util.Arrays;
import org.alea.engine.Chance;

/**
 * Where the Roy's two dice come from: rolled, or drawn from the 36 results without putting them back (ROYAL-007). A
 * result is 6 times the first die minus 1, plus the second die minus 1.
 */
final class KingsMood {
    static final int RESULTS = 36;
    static final String DECK = "royDeck";
    static final String ROLL = "royRoll";

    private final boolean measured;
    private byte[] toCome;

    private KingsMood(boolean measured, byte[] toCome) {
        this.measured = measured;
        this.toCome = toCome;
    }

    static KingsMood dice() {
        return new KingsMood(false, new byte[0]);
    }

    static KingsMood measured(Chance chance) {
        return new KingsMood(true, shuffled(chance));
    }

    static KingsMood measured(int[] toCome) {
        byte[] bytes = new byte[toCome.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) toCome[i];
        }
        return new KingsMood(true, bytes);
    }

    KingsMood copy() {
        // the array is replaced, never changed
        return new KingsMood(measured, toCome);
    }

    /** The results left in the deck, next one first; their order is hidden. */
    int[] toCome() {
        int[] results = new int[toCome.length];
        for (int i = 0; i < results.length; i++) {
            results[i] = toCome[i];
        }
        return results;
    }

    boolean measured() {
        return measured;
    }

    int next(Chance chance) {
        if (!measured) {
            int first = chance.roll(6, ROLL);
            return (first - 1) * 6 + chance.roll(6, ROLL) - 1;
        }
        if (toCome.length == 0) {
            toCome = shuffled(chance);
        }
        int result = toCome[0];
        toCome = Arrays.copyOfRange(toCome, 1, toCome.length);
        return result;
    }

    private static byte[] shuffled(Chance chance) {
        int[] results = new int[RESULTS];
        for (int i = 0; i < RESULTS; i++) {
            results[i] = i;
        }
        chance.shuffle(results, DECK);
        byte[] deck = new byte[RESULTS];
        for (int i = 0; i < RESULTS; i++) {
            deck[i] = (byte) results[i];
        }
        return deck;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof KingsMood other && measured == other.measured && Arrays.equals(toCome, other.toCome);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(toCome) + (measured ? 1 : 0);
    }
}

package org.alea.engine;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * SplitMix64 with named sub-streams: a stream starts at the seed XOR the FNV-1a hash of its name, and values at or above
 * the largest multiple of the bound are drawn again, so that the same seed plays the same game on every machine.
 */
public final class SeededChance extends Chance {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private final long seed;
    private String[] names = new String[4];
    private long[] states = new long[4];
    private int count;

    public SeededChance(long seed) {
        this.seed = seed;
    }

    /** Chance as it stood when {@link #streams()} was asked. */
    public SeededChance(long seed, Map<String, Long> streams) {
        this.seed = seed;
        streams.forEach((stream, state) -> {
            int slot = slot(stream);
            states[slot] = state;
        });
    }

    private SeededChance(SeededChance other) {
        seed = other.seed;
        names = other.names.clone();
        states = other.states.clone();
        count = other.count;
    }

    public long seed() {
        return seed;
    }

    /** How far each stream in use has come: with the seed, all of the future. */
    public Map<String, Long> streams() {
        Map<String, Long> all = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            all.put(names[i], states[i]);
        }
        return all;
    }

    @Override
    protected int draw(int bound, String stream) {
        int slot = slot(stream);
        // 2^64 mod bound: the number of values above the largest multiple of bound
        long excess = Long.remainderUnsigned(-bound, bound);
        while (true) {
            states[slot] += GAMMA;
            long value = mix(states[slot]);
            if (excess == 0 || Long.compareUnsigned(value, -excess) < 0) {
                return (int) Long.remainderUnsigned(value, bound);
            }
        }
    }

    @Override
    public void close(String stream) {
        for (int i = 0; i < count; i++) {
            if (names[i].equals(stream)) {
                count--;
                names[i] = names[count];
                states[i] = states[count];
                return;
            }
        }
    }

    @Override
    public SeededChance copy() {
        return withDrawsOf(new SeededChance(this));
    }

    private int slot(String stream) {
        for (int i = count - 1; i >= 0; i--) {
            if (names[i].equals(stream)) {
                return i;
            }
        }
        if (count == names.length) {
            names = Arrays.copyOf(names, count * 2);
            states = Arrays.copyOf(states, count * 2);
        }
        names[count] = stream;
        states[count] = seed ^ Seeds.hash(stream);
        return count++;
    }

    private static long mix(long state) {
        long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}

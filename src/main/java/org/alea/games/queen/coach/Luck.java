package org.alea.games.queen.coach;

/** Random numbers for thinking ahead: quick, reproducible, and never those of the game. */
public final class Luck {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    public Luck(long seed) {
        state = seed;
    }

    /** 1 to 6. */
    int face() {
        return 1 + (int) (((next() >>> 32) * 6) >>> 32);
    }

    /** A normally distributed number with mean 0 and deviation 1. */
    public double gaussian() {
        double radius = Math.sqrt(-2 * Math.log(1 - unit()));
        return radius * Math.cos(2 * Math.PI * unit());
    }

    /** Another source that goes on from here by itself. */
    Luck branch() {
        return new Luck(next());
    }

    private double unit() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    /** Any number. */
    public long next() {
        state += GAMMA;
        long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}

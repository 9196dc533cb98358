package org.alea.games.queen;

import java.util.function.LongSupplier;

/**
 * The key that stops the round (QUEEN-063, 246): held for a moment, or pressed once or twice, as the player likes.
 * Automatic repeat counts for nothing, and a key that was down when the phase began has to be released first.
 */
public final class StopKey {
    private static final int HOLD_MS = 400;
    private static final int BETWEEN_PRESSES_MS = 600;

    private final Mode mode;
    private final LongSupplier nanoClock;
    private boolean down;
    private boolean armed;
    private boolean pressedBefore;
    private long pressedAt;

    /** How the key stops the round. */
    public enum Mode {
        HOLD,
        PRESS,
        TWO_PRESSES
    }

    /** @param down whether the key is down already */
    public StopKey(Mode mode, boolean down, LongSupplier nanoClock) {
        this.mode = mode;
        this.down = down;
        this.nanoClock = nanoClock;
    }

    /** The key goes down, or repeats itself; true if that stops the round. */
    public boolean pressed() {
        if (down) {
            return false;
        }
        boolean second = pressedBefore && since() <= BETWEEN_PRESSES_MS;
        down = true;
        armed = true;
        pressedBefore = true;
        pressedAt = nanoClock.getAsLong();
        return switch (mode) {
            case HOLD -> false;
            case PRESS -> true;
            case TWO_PRESSES -> second;
        };
    }

    /** The key goes up; true if it should have been held longer. */
    public boolean released() {
        boolean tooSoon = mode == Mode.HOLD && armed;
        down = false;
        armed = false;
        return tooSoon;
    }

    /** True once, when the key has been held long enough. */
    public boolean tick() {
        boolean stops = mode == Mode.HOLD && armed && since() >= HOLD_MS;
        armed &= !stops;
        return stops;
    }

    /** How full the ring is, from 0 to 1. */
    public double held() {
        return mode == Mode.HOLD && armed ? Math.min(1.0, (double) since() / HOLD_MS) : 0;
    }

    private int since() {
        return (int) ((nanoClock.getAsLong() - pressedAt) / 1_000_000);
    }
}

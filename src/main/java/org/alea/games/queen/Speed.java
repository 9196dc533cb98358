package org.alea.games.queen;

import org.alea.engine.Countdown;

/** How long a round may last, how long a roll occupies the hand, and what that is worth (QUEEN-021, 049, 192). */
public enum Speed {
    EXPERT(45_000, 1500, 115),
    OFFICIAL(60_000, 1500, 100),
    RELAXED(90_000, 1500, 85),
    UNTIMED(Countdown.NO_LIMIT, 600, 60);

    private final int limitMs;
    private final int rollLockMs;
    private final int hundredths;

    Speed(int limitMs, int rollLockMs, int hundredths) {
        this.limitMs = limitMs;
        this.rollLockMs = rollLockMs;
        this.hundredths = hundredths;
    }

    public int limitMs() {
        return limitMs;
    }

    public int rollLockMs() {
        return rollLockMs;
    }

    public boolean timed() {
        return this != UNTIMED;
    }

    /** The factor of the score in hundredths. */
    public int hundredths() {
        return hundredths;
    }
}

package org.alea.games.queen;

import java.util.function.LongSupplier;

/** What hides the table during a pause, and the countdown behind it before play goes on (QUEEN-056, 057). */
final class PauseCurtain {
    private static final int SLEEP_MS = 2000;

    private final LongSupplier nanoClock;
    private boolean closed;
    private boolean countingDown;
    private long countdownStart;
    private int countdownMs;
    private long lastTick;

    PauseCurtain(LongSupplier nanoClock, boolean closed) {
        this.nanoClock = nanoClock;
        this.closed = closed;
    }

    boolean closed() {
        return closed;
    }

    boolean countingDown() {
        return countingDown;
    }

    void close() {
        closed = true;
        countingDown = false;
    }

    void open() {
        closed = false;
        countingDown = false;
    }

    /** Begins to count down behind it; of nothing, it opens with the next tick. */
    void countDown(int ms) {
        if (closed && !countingDown) {
            countingDown = true;
            countdownMs = ms;
            countdownStart = nanoClock.getAsLong();
            lastTick = countdownStart;
        }
    }

    /** It stays closed for now. */
    void stay() {
        countingDown = false;
    }

    /** What is left of the countdown. */
    int leftMs() {
        return countingDown ? Math.max(0, countdownMs - since(countdownStart)) : 0;
    }

    /** Whether the countdown has come to its end; a machine that has slept meanwhile stays paused (QUEEN-059). */
    boolean tick() {
        boolean slept = since(lastTick) > SLEEP_MS;
        lastTick = nanoClock.getAsLong();
        if (slept) {
            stay();
        }
        return countingDown && leftMs() == 0;
    }

    private int since(long nanos) {
        return (int) ((nanoClock.getAsLong() - nanos) / 1_000_000);
    }
}

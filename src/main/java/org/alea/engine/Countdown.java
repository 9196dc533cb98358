package org.alea.engine;

import java.util.function.LongSupplier;

/**
 * Measures the real time of a phase on an injected monotonic clock in nanoseconds. Pure: it runs no thread and calls
 * nobody. A clock that goes backwards never adds time, and a gap that means the machine slept is noticed.
 */
public final class Countdown {
    /** Untimed: the limit never comes. */
    public static final int NO_LIMIT = Integer.MAX_VALUE;

    private static final long SLEEP_NANOS = 2_000_000_000L;

    private final LongSupplier clock;
    private final int limitMs;
    private long countedNanos;
    private long lastTick;
    private boolean running;

    /** A countdown that stands at {@code elapsedMs} and waits for {@link #start()}. */
    public Countdown(LongSupplier nanoClock, int limitMs, int elapsedMs) {
        this.clock = nanoClock;
        this.limitMs = limitMs;
        this.countedNanos = elapsedMs * 1_000_000L;
    }

    public void start() {
        lastTick = clock.getAsLong();
        running = true;
    }

    public void pause() {
        tick();
        running = false;
    }

    /** Stands still as of the last tick, for a pause that began before anyone noticed. */
    public void pauseAsOfLastTick() {
        running = false;
    }

    /**
     * Counts the time since the last tick.
     *
     * @return false if so much time has passed at once that the machine must have slept; that gap is not counted and the
     *     countdown stands still as of the tick before
     */
    public boolean tick() {
        if (!running) {
            return true;
        }
        long now = clock.getAsLong();
        long gap = Math.max(0, now - lastTick);
        if (gap > SLEEP_NANOS) {
            running = false;
            return false;
        }
        lastTick = Math.max(lastTick, now);
        countedNanos += gap;
        return true;
    }

    /** Goes on after {@link #tick()} has left something out, and counts that too. */
    public void catchUp() {
        long now = clock.getAsLong();
        countedNanos += Math.max(0, now - lastTick);
        lastTick = now;
        running = true;
    }

    public boolean running() {
        return running;
    }

    /** Whole milliseconds since the start, pauses excluded; {@link #tick()} first. */
    public int elapsedMs() {
        return (int) (countedNanos / 1_000_000L);
    }

    public int limitMs() {
        return limitMs;
    }

    public int remainingMs() {
        return limitMs == NO_LIMIT ? NO_LIMIT : Math.max(0, limitMs - elapsedMs());
    }

    /** Milliseconds as a clock that counts down shows them: what is left of a second is a second. */
    public static int seconds(int leftMs) {
        return (Math.max(0, leftMs) + 999) / 1000;
    }

    public boolean expired() {
        return elapsedMs() >= limitMs;
    }
}

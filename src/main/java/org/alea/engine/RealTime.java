package org.alea.engine;

import java.util.Optional;

/** What real time does in a game with a clock. Pure: whoever drives the game asks, with the time it has measured. */
public interface RealTime<T extends Table<T>, M extends Move> {

    /** The clock that runs on this table; nothing where time does not matter or stands still. */
    Optional<Clock> clock(T table);

    /** The move that time itself makes once the clock has reached {@code elapsedMs}, if it makes one. */
    Optional<M> due(T table, int elapsedMs);

    /** The move that is made when the machine has slept since the clock stood here: a pause, where the game has one. */
    default Optional<M> slept(T table, int elapsedMs) {
        return Optional.empty();
    }

    /** Whether time goes on while nobody counts it, be it that the window stalls or that the machine sleeps. */
    default boolean goesOnUncounted() {
        return false;
    }

    /**
     * Where the clock stood at the last move, and its limit ({@link Countdown#NO_LIMIT} if it has none). With the same
     * number it is still the same clock, which goes on; another number is another clock, which starts anew.
     */
    record Clock(int elapsedMs, int limitMs, int number) {
        public Clock(int elapsedMs, int limitMs) {
            this(elapsedMs, limitMs, 0);
        }
    }
}

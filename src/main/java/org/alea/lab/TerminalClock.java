package org.alea.lab;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import org.alea.engine.Countdown;
import org.alea.engine.Move;
import org.alea.engine.RealTime;
import org.alea.engine.Table;
import org.alea.engine.TimedMove;
import org.jspecify.annotations.Nullable;

/** Runs the clock of a game that has one while the player thinks. */
final class TerminalClock<T extends Table<T>, M extends Move> {
    private final Optional<RealTime<T, M>> realTime;
    private final LongSupplier nanoClock;
    private @Nullable Countdown countdown;
    private boolean runsOut;
    private int number;

    TerminalClock(Optional<RealTime<T, M>> realTime, LongSupplier nanoClock) {
        this.realTime = realTime;
        this.nanoClock = nanoClock;
    }

    /** Goes on with the table a move has led to; a move may have moved the clock ahead. */
    void follow(T table) {
        Optional<RealTime.Clock> clock = realTime.flatMap(time -> time.clock(table));
        clock.ifPresent(shown -> runsOut = shown.limitMs() != Countdown.NO_LIMIT);
        if (clock.isEmpty()) {
            countdown = null;
        } else if (countdown == null
                || number != clock.get().number()
                || countdown.limitMs() != clock.get().limitMs()
                || countdown.elapsedMs() < clock.get().elapsedMs()) {
            countdown =
                    new Countdown(nanoClock, clock.get().limitMs(), clock.get().elapsedMs());
            countdown.start();
            number = clock.get().number();
        }
    }

    /** Stands where the clock of this table stood, after a move was taken back. */
    void goBackTo(T table) {
        countdown = null;
        follow(table);
    }

    /** Where the clock stands now, if one runs. */
    OptionalInt elapsedMs() {
        return countdown == null ? OptionalInt.empty() : OptionalInt.of(countdown.elapsedMs());
    }

    boolean running() {
        return countdown != null;
    }

    /** Whether the clock that runs, or stands still, has a limit: who goes on then wants to be ready. */
    boolean runsOut() {
        return runsOut;
    }

    /** The move that time makes now. */
    Optional<M> due(T table) {
        if (countdown == null) {
            return Optional.empty();
        }
        if (!countdown.tick() && realTime.filter(RealTime::goesOnUncounted).isPresent()) {
            countdown.catchUp();
        } else if (!countdown.running()) {
            // the machine slept: that was nobody's time
            int lastSeen = countdown.elapsedMs();
            Optional<M> pause = realTime.flatMap(time -> time.slept(table, lastSeen));
            if (pause.isPresent()) {
                return pause;
            }
            countdown.start();
        }
        int elapsed = countdown.elapsedMs();
        return realTime.flatMap(time -> time.due(table, elapsed));
    }

    /** A listed move at the instant it is made, which is not before the listed one. */
    @SuppressWarnings("unchecked") // a timed move at another instant is a move of the same game
    M now(M move) {
        return countdown != null && move instanceof TimedMove timed
                ? (M) timed.at(Math.max(timed.atMs(), countdown.elapsedMs()))
                : move;
    }

    /** Whole seconds left, rounded up. */
    Optional<Integer> secondsLeft() {
        return countdown == null || countdown.limitMs() == Countdown.NO_LIMIT
                ? Optional.empty()
                : Optional.of(Countdown.seconds(countdown.remainingMs()));
    }
}

package org.alea.app.play;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.alea.engine.Countdown;
import org.alea.engine.Move;
import org.alea.engine.RealTime;
import org.alea.engine.Table;
import org.alea.engine.TimedMove;

/**
 * The clock of a table: runs as the game's {@link RealTime} wants, stands still while the player can only watch, and knows
 * the move that time itself makes. A game without one has a clock that never runs.
 */
public final class TableClock<T extends Table<T>, M extends Move> {
    private final Optional<RealTime<T, M>> rules;
    private final LongSupplier nanos;
    private Optional<Countdown> countdown = Optional.empty();
    private RealTime.Clock shown = new RealTime.Clock(0, Countdown.NO_LIMIT, -1);

    public TableClock(Optional<RealTime<T, M>> rules, LongSupplier nanos) {
        this.rules = rules;
        this.nanos = nanos;
    }

    /** Looks at a table that may ask something new: the same clock goes on, another one starts where the table says. */
    public void follow(T table) {
        Optional<RealTime.Clock> clock = rules.flatMap(real -> real.clock(table));
        if (clock.isEmpty()) {
            stop();
        } else if (countdown.isEmpty() || !clock.get().equals(shown)) {
            boolean same = countdown.isPresent()
                    && clock.get().number() == shown.number()
                    && clock.get().elapsedMs() <= elapsedMs();
            shown = clock.get();
            if (!same) {
                countdown = Optional.of(new Countdown(nanos, shown.limitMs(), shown.elapsedMs()));
                countdown.get().start();
            }
        }
    }

    /** A decision that was taken back is asked anew: its clock stands where the table says. */
    public void restart(T table) {
        stop();
        follow(table);
    }

    private void stop() {
        countdown = Optional.empty();
        shown = new RealTime.Clock(0, Countdown.NO_LIMIT, -1);
    }

    /**
     * Time goes on.
     *
     * @param still whether the player can only watch: his time stands still then
     * @return the move that time makes, or the one that is made when the machine has slept
     */
    public Optional<M> tick(T table, boolean still) {
        if (countdown.isEmpty()) {
            return Optional.empty();
        }
        Countdown running = countdown.get();
        if (still) {
            if (running.running()) {
                running.pause();
            }
            return Optional.empty();
        }
        if (!running.running()) {
            running.start();
        }
        if (!running.tick() && rules.filter(RealTime::goesOnUncounted).isPresent()) {
            running.catchUp();
        } else if (!running.running()) {
            Optional<M> pause = rules.flatMap(real -> real.slept(table, running.elapsedMs()));
            running.start();
            return pause;
        }
        return rules.flatMap(real -> real.due(table, running.elapsedMs()));
    }

    /** The move by which a table is left while its clock runs, where the game has one: a pause. */
    public Optional<M> leftBy(T table) {
        return countdown
                .filter(Countdown::running)
                .flatMap(running -> rules.flatMap(real -> real.slept(table, running.elapsedMs())));
    }

    /** Whether it runs right now. */
    public boolean running() {
        return countdown.filter(Countdown::running).isPresent();
    }

    /** Whether there is anything to be shown of it. */
    public boolean shown() {
        return countdown.isPresent() && shown.limitMs() != Countdown.NO_LIMIT;
    }

    public int elapsedMs() {
        return countdown.map(Countdown::elapsedMs).orElse(0);
    }

    /** Seconds left, rounded up. */
    public int secondsLeft() {
        return countdown
                .map(running -> Countdown.seconds(running.remainingMs()))
                .orElse(0);
    }

    /** The move as it is made now: a timed one gets its instant. */
    @SuppressWarnings("unchecked") // a timed move at another instant is a move of the same game
    public M now(M move) {
        return move instanceof TimedMove timed && countdown.isPresent() ? (M) timed.at(elapsedMs()) : move;
    }
}

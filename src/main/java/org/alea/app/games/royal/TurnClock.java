package org.alea.app.games.royal;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.alea.engine.Countdown;
import org.alea.engine.RealTime;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** The turn timer (ROYAL-008): starts anew with each decision, stands still while something is only watched. */
final class TurnClock {
    private final RealTime<RoyalTable, RoyalMove> rules;
    private final LongSupplier nanos;
    private Optional<Countdown> countdown = Optional.empty();
    private int number = -1;

    TurnClock(RealTime<RoyalTable, RoyalMove> rules, LongSupplier nanos) {
        this.rules = rules;
        this.nanos = nanos;
    }

    /** Looks at a table that may ask something new. */
    void follow(RoyalTable table) {
        Optional<RealTime.Clock> clock = rules.clock(table);
        if (clock.isEmpty()) {
            countdown = Optional.empty();
            number = -1;
        } else if (countdown.isEmpty() || clock.get().number() != number) {
            number = clock.get().number();
            Countdown fresh =
                    new Countdown(nanos, clock.get().limitMs(), clock.get().elapsedMs());
            fresh.start();
            countdown = Optional.of(fresh);
        }
    }

    boolean running() {
        return countdown.filter(Countdown::running).isPresent();
    }

    /** A decision taken back is asked anew (ROYAL-211). */
    void restart(RoyalTable table) {
        countdown = Optional.empty();
        follow(table);
    }

    /** Time goes on; the move it makes itself once it has run out. A pause of the machine is not counted. */
    Optional<RoyalMove> tick(RoyalTable table, boolean still) {
        if (countdown.isEmpty()) {
            return Optional.empty();
        }
        Countdown running = countdown.get();
        if (still && running.running()) {
            running.pause();
        } else if (!still && !running.running()) {
            running.start();
        }
        if (!running.tick()) {
            running.start();
        }
        return still ? Optional.empty() : rules.due(table, running.elapsedMs());
    }

    boolean runs() {
        return countdown.isPresent();
    }

    /** Seconds left, rounded up. */
    int secondsLeft() {
        return countdown
                .map(running -> Countdown.seconds(running.remainingMs()))
                .orElse(0);
    }
}

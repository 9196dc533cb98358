package org.alea.app.games.queen;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.alea.engine.Game;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.RollingClock;

/** The clock of the round at hand: one is there as long as dice roll. */
final class RoundClock {
    private final Game<QueenTable, QueenMove> game;
    private final LongSupplier nanos;
    private Optional<RollingClock> clock = Optional.empty();

    RoundClock(Game<QueenTable, QueenMove> game, LongSupplier nanos) {
        this.game = game;
        this.nanos = nanos;
    }

    /** To be called after every move. */
    void follow(QueenTable table) {
        if (table.phase() != QueenPhase.ROLLING) {
            clock = Optional.empty();
        } else if (clock.isPresent()) {
            clock.get().follow(table);
        } else {
            clock = Optional.of(new RollingClock(game, table, nanos));
        }
    }

    /** The table of another instant: the clock shows what it showed then. */
    void set(QueenTable table) {
        clock = Optional.empty();
        follow(table);
    }

    boolean there() {
        return clock.isPresent();
    }

    boolean ticking() {
        return clock.map(RollingClock::state)
                .filter(state -> state == RollingClock.State.RUNNING
                        || state == RollingClock.State.LOCKED
                        || state == RollingClock.State.EXPIRED)
                .isPresent();
    }

    int elapsedMs(QueenTable table) {
        return clock.map(RollingClock::elapsedMs).orElse(table.elapsedMs());
    }

    int countdownLeftMs() {
        return clock.map(RollingClock::countdownLeftMs).orElse(0);
    }

    /** A move given by a key or a button. */
    RollingClock.Answer command(QueenMove.Timed move) {
        return clock.orElseThrow().command(move);
    }

    /** A move given by the pointer. */
    RollingClock.Answer pointed(QueenMove.Timed move) {
        return clock.orElseThrow().pointed(move);
    }

    /** What time itself plays. */
    Optional<QueenMove> tick() {
        return clock.flatMap(RollingClock::tick);
    }

    Optional<QueenMove> focusLost() {
        return clock.flatMap(RollingClock::focusLost);
    }

    Optional<QueenMove> leave() {
        return clock.flatMap(RollingClock::leave);
    }

    /** QUEEN-060: what leaving would play, were it now; nothing while the clock stands. */
    Optional<QueenMove> leaving() {
        return ticking() ? clock.map(running -> new QueenMove.Pause(running.elapsedMs(), true)) : Optional.empty();
    }

    void resume() {
        clock.ifPresent(RollingClock::resume);
    }
}

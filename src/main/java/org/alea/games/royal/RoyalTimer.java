package org.alea.games.royal;

import java.util.Optional;
import org.alea.engine.RealTime;
import org.alea.engine.Refusal;

/** The turn timer: 60 seconds a decision, only shown or enforced (ROYAL-008). */
final class RoyalTimer implements RealTime<RoyalTable, RoyalMove> {
    static final int LIMIT_MS = 60_000;

    private final RoyalGame game;

    RoyalTimer(RoyalGame game) {
        this.game = game;
    }

    @Override
    public Optional<Clock> clock(RoyalTable table) {
        boolean runs = table.options().timer() != RoyalOptions.Timer.OFF
                && table.state().timed();
        return runs ? Optional.of(new Clock(table.progress.clockMs, LIMIT_MS, table.decisions())) : Optional.empty();
    }

    /** Nothing stops it but what has to be watched. */
    @Override
    public boolean goesOnUncounted() {
        return true;
    }

    /** Whoever leaves comes back to the seconds that were left. */
    @Override
    public Optional<RoyalMove> slept(RoyalTable table, int elapsedMs) {
        RoyalMove.Leave leave = new RoyalMove.Leave(Math.min(elapsedMs, LIMIT_MS));
        return refusal(table, leave).isEmpty() ? Optional.of(leave) : Optional.empty();
    }

    /** A hard timer is left at a later instant than before, and no other. */
    static Optional<Refusal> refusal(RoyalTable table, RoyalMove.Leave leave) {
        boolean hard = table.options().timer() == RoyalOptions.Timer.HARD
                && table.state().timed();
        boolean later = leave.atMs() > table.progress.clockMs && leave.atMs() <= LIMIT_MS;
        return hard && later ? Optional.empty() : Refusals.wrongState(table);
    }

    @Override
    public Optional<RoyalMove> due(RoyalTable table, int elapsedMs) {
        boolean enforced = table.options().timer() == RoyalOptions.Timer.HARD && elapsedMs >= LIMIT_MS;
        return enforced ? game.timeUp(table) : Optional.empty();
    }
}

package org.alea.games.royal;

import java.util.Optional;
import org.alea.engine.RealTime;

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
        return runs ? Optional.of(new Clock(0, LIMIT_MS, table.decisions())) : Optional.empty();
    }

    @Override
    public Optional<RoyalMove> due(RoyalTable table, int elapsedMs) {
        boolean enforced = table.options().timer() == RoyalOptions.Timer.HARD && elapsedMs >= LIMIT_MS;
        return enforced ? game.timeUp(table) : Optional.empty();
    }
}

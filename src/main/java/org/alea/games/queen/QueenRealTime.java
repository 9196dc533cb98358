package org.alea.games.queen;

import java.util.Optional;
import org.alea.engine.Countdown;
import org.alea.engine.RealTime;

/** What the clock does by itself: the round ends when time is up or when nothing is left to do. */
final class QueenRealTime implements RealTime<QueenTable, QueenMove> {

    @Override
    public Optional<Clock> clock(QueenTable table) {
        return table.phase() == QueenPhase.ROLLING && !table.paused()
                ? Optional.of(new Clock(table.elapsedMs(), table.limitMs()))
                : Optional.empty();
    }

    /** QUEEN-059: counted, but never refused. */
    @Override
    public Optional<QueenMove> slept(QueenTable table, int elapsedMs) {
        boolean open = elapsedMs < (table.mustStop() ? table.lockEndMs() : table.limitMs());
        return clock(table).isPresent() && open ? Optional.of(new QueenMove.Pause(elapsedMs, true)) : Optional.empty();
    }

    @Override
    public Optional<QueenMove> due(QueenTable table, int elapsedMs) {
        if (clock(table).isEmpty()) {
            return Optional.empty();
        }
        int ready = Math.max(table.elapsedMs(), table.lockEndMs());
        if (table.mustStop()) {
            return elapsedMs >= ready ? Optional.of(new QueenMove.ForcedStop(ready)) : Optional.empty();
        }
        int end = Math.max(table.limitMs(), table.lockEndMs());
        return table.limitMs() != Countdown.NO_LIMIT && elapsedMs >= end
                ? Optional.of(new QueenMove.TimeUp(end))
                : Optional.empty();
    }
}

package org.alea.engine.purse;

import java.util.Optional;
import org.alea.engine.RealTime;

/** The clock of the purse game: it runs while the die may be rolled. */
final class PurseClock implements RealTime<PurseTable, PurseMove> {

    @Override
    public Optional<Clock> clock(PurseTable table) {
        return table.timed() && table.state().phase() == PurseState.Phase.ROLL
                // the table counts to the end of the roll, the clock stood at its beginning
                ? Optional.of(new Clock(
                        Math.max(0, table.state().elapsedMs() - Rolling.ROLL_MS),
                        table.state().limitMs()))
                : Optional.empty();
    }

    @Override
    public Optional<PurseMove> due(PurseTable table, int elapsedMs) {
        return elapsedMs >= table.state().limitMs()
                ? Optional.of(new PurseMove.TimeUp(table.state().limitMs()))
                : Optional.empty();
    }
}

package org.alea.engine.purse;

import org.alea.engine.Chance;
import org.alea.engine.Countdown;
import org.alea.engine.StateTable;

/** The table of the purse game. */
public final class PurseTable extends StateTable<PurseState, PurseTable> {
    static final int NO_LIMIT = Countdown.NO_LIMIT;

    PurseTable(PurseState state, Chance chance) {
        super(state, chance);
    }

    @Override
    protected PurseTable with(PurseState newState, Chance future) {
        return new PurseTable(newState, future);
    }

    public int round() {
        return state().round();
    }

    public int purse() {
        return state().purse();
    }

    public int pot() {
        return state().pot();
    }

    public boolean timed() {
        return state().limitMs() != NO_LIMIT;
    }

    boolean timeIsUp() {
        return state().elapsedMs() >= state().limitMs();
    }
}

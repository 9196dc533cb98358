package org.alea.games.reckoners;

import org.alea.engine.Chance;
import org.alea.engine.StateTable;
import org.alea.games.reckoners.state.ReckonersState;

/** The table of the game: its whole state in one record, and its future. */
public final class ReckonersTable extends StateTable<ReckonersState, ReckonersTable> {

    public ReckonersTable(ReckonersState state, Chance chance) {
        super(state, chance);
    }

    @Override
    protected ReckonersTable with(ReckonersState newState, Chance future) {
        return new ReckonersTable(newState, future);
    }
}

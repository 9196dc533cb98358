package org.alea.games.fateforge;

import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.StateTable;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;

/** The table of Fateforge: its whole state is one record. */
public final class FateforgeTable extends StateTable<FateforgeState, FateforgeTable> {

    public FateforgeTable(FateforgeState state, Chance chance) {
        super(state, chance);
    }

    @Override
    protected FateforgeTable with(FateforgeState newState, Chance future) {
        return new FateforgeTable(newState, future);
    }

    /** What waits for the player; empty once the game is over. */
    public Optional<Prompt> prompt() {
        return state().prompt();
    }

    /** The scene that lies on the table, if one does. */
    public Optional<Fray> scene() {
        return state().fray();
    }

    public Hero hero(String id) {
        return state().hero(id);
    }
}

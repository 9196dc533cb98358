package org.alea.games.synchro;

import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.StateTable;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.cards.SynchroDifficulty;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.SynchroState;

/** The table of Synchro Horizon: its state, and the pieces it is played with. */
public final class SynchroTable extends StateTable<SynchroState, SynchroTable> {
    private final SynchroContent content;

    public SynchroTable(SynchroContent content, SynchroState state, Chance chance) {
        super(state, chance);
        this.content = content;
    }

    @Override
    protected SynchroTable with(SynchroState newState, Chance future) {
        return new SynchroTable(content, newState, future);
    }

    public SynchroContent content() {
        return content;
    }

    public SynchroDifficulty difficulty() {
        return content.difficulty(state().options().difficulty());
    }

    public boolean over() {
        return state().agenda().isEmpty();
    }

    /** What the player decides, if this is a table between two moves and not one in the middle of a film. */
    public Optional<Ask> asked() {
        return !over() && state().top() instanceof Ask ask ? Optional.of(ask) : Optional.empty();
    }

    /** What the player decides now; between two moves there is such a decision until the game is {@link #over}. */
    public Ask ask() {
        return (Ask) state().top();
    }
}

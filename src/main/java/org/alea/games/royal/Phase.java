package org.alea.games.royal;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** A state in which the player decides: what may be decided, and what then happens. */
interface Phase {

    /** Adds every legal move, in its stable order. */
    void list(RoyalTable table, List<RoyalMove> moves);

    Optional<Refusal> refusal(RoyalTable table, RoyalMove move);

    void play(RoyalTable table, RoyalMove move, Turn turn);
}

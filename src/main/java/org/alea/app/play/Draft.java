package org.alea.app.play;

import java.util.Optional;
import org.alea.engine.Move;

/**
 * A half-made move: what the player has chosen of it so far. Drafts are immutable values; the table keeps the earlier ones,
 * so that Escape takes back one choice at a time.
 */
public interface Draft<M extends Move> {

    /** The move this is, once nothing is left to choose: Enter plays it. */
    default Optional<M> move() {
        return Optional.empty();
    }

    /** The draft of a game whose moves are made in one go. */
    record Blank<M extends Move>() implements Draft<M> {}
}

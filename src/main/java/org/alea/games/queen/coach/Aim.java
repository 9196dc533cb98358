package org.alea.games.queen.coach;

import java.util.Optional;
import org.alea.engine.Game;
import org.alea.games.queen.DieColour;

/** What dice are wanted for where a goal is pursued; it takes the place of what enemies and Chariots are worth. */
public interface Aim {

    /**
     * What stopping with these dice is worth.
     *
     * @param defended how many Chariots have their dice
     */
    double worth(Hand hand, int defended);

    /** Whether a die of this colour is asked for on this slot. */
    boolean wants(int slot, DieColour colour);

    /** A game that may be played for something else than enemies. */
    interface Aimed {

        /** A fresh one each time: whoever asks keeps it to his thread. */
        Optional<Aim> aim();
    }

    static Optional<Aim> of(Game<?, ?> game) {
        return game instanceof Aimed aimed ? aimed.aim() : Optional.empty();
    }
}

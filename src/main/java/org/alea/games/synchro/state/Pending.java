package org.alea.games.synchro.state;

import java.util.List;

/** Something that is still to be done: a decision of the player or a step the game takes by itself. */
public sealed interface Pending permits Ask, Chore {

    /** The ids of cards and tiles that lie here for the moment, and nowhere else. */
    default List<String> held() {
        return List.of();
    }
}

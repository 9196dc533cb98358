package org.alea.games.royal;

import java.util.List;

/** The legal moves of one kind of action: all of them in order, or one of them without making the others. */
interface MoveSource {

    /** Adds all moves in their stable order. */
    void list(List<RoyalMove> moves);

    /** How many there are. */
    int count();

    /** One of them, {@code index} being below {@link #count()}; the order may differ from that of the list. */
    RoyalMove pick(int index);
}

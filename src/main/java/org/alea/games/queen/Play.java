package org.alea.games.queen;

import org.alea.engine.Turn;

/** A move being played: the table it changes, and who is told. */
record Play(QueenTable table, Turn turn) {

    boolean listening() {
        return turn.listening();
    }

    void tell(QueenEvent event) {
        turn.add(event);
    }

    /** A hidden card has been turned up. */
    void reveal() {
        turn.reveal();
    }
}

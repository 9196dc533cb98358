package org.alea.app.games;

import org.alea.app.shell.Screen;

/** The table of one match. It takes the whole window and shows its own way back. */
public interface TableScreen extends Screen {

    @Override
    default boolean besideRail() {
        return false;
    }

    /** Whether a game is played here, rather than watched. */
    default boolean played() {
        return true;
    }

    /**
     * The player leaves or the program ends: a running clock is stopped by the game's own move, so that what is saved
     * is what the player saw last.
     */
    @Override
    void dispose();
}

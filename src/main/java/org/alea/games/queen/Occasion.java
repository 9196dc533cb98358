package org.alea.games.queen;

/** What a game is played for. */
public enum Occasion {
    ORDINARY,
    /** The Daily Challenge, the first time on its date: the one that is scored (QUEEN-198). */
    DAILY,
    /** A Daily Challenge that has been begun before. */
    AGAIN,
    PRACTICE;

    /** Few pauses and no undo (QUEEN-058, 232). */
    public boolean daily() {
        return this == DAILY || this == AGAIN;
    }
}

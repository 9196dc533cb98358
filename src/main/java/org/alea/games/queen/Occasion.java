package org.alea.games.queen;

/** What a game is played for. */
public enum Occasion {
    ORDINARY,
    /** The Daily Challenge: few pauses and no undo (QUEEN-058, 232). */
    DAILY,
    PRACTICE
}

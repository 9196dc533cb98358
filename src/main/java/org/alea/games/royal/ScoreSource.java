package org.alea.games.royal;

/** The lines of the score sheet (ROYAL-195), in its order. */
public enum ScoreSource {
    ACTIONS,
    EVENTS,
    CATHEDRAL,
    CHARACTERS,
    PENALTIES,
    EVENTS_LEFT,
    TRADESMEN,
    EMPTY_LEVELS,
    DIFFICULTY;

    static final int COUNT = values().length;
}

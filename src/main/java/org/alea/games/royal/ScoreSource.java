package org.alea.games.royal;

/** The lines of the score sheet (ROYAL-195), in its order. */
public enum ScoreSource {
    ACTIONS(0),
    EVENTS(1),
    CATHEDRAL(2),
    CHARACTERS(3),
    PENALTIES(4),
    EVENTS_LEFT(5),
    TRADESMEN(6),
    EMPTY_LEVELS(7),
    DIFFICULTY(8);

    static final int COUNT = values().length;

    private final int line;

    ScoreSource(int line) {
        this.line = line;
    }

    int line() {
        return line;
    }
}

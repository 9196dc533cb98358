package org.alea.games.queen;

/** How many wounds Maia bears, and what that is worth (QUEEN-022, 192). */
public enum Level {
    SQUIRE(1, 85),
    OFFICIAL(0, 100),
    CHAMPION(-1, 120);

    private final int moreSpaces;
    private final int hundredths;

    Level(int moreSpaces, int hundredths) {
        this.moreSpaces = moreSpaces;
        this.hundredths = hundredths;
    }

    /** How much longer than printed the Health track is. */
    int moreSpaces() {
        return moreSpaces;
    }

    /** The factor of the score in hundredths. */
    public int hundredths() {
        return hundredths;
    }
}

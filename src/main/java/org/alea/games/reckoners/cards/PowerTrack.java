package org.alea.games.reckoners.cards;

/** One of the four tracks of a High Epic, in the order in which they act. */
public enum PowerTrack {
    YELLOW,
    BLACK,
    RED,
    BLUE;

    private static final PowerTrack[] ALL = values();

    public static PowerTrack of(int index) {
        return ALL[index];
    }

    public static int count() {
        return ALL.length;
    }

    /** Its place in their order, from 0. */
    @SuppressWarnings("EnumOrdinal") // the one place where the order is meant
    public int index() {
        return ordinal();
    }
}

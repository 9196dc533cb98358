package org.alea.games.reckoners.cards;

/** The letter of a difficulty, of a set of tracks or of a face of a power die; only tracks know an E. */
public enum Letter {
    A,
    B,
    C,
    D,
    E;

    /** How many difficulties there are. */
    public static final int DIFFICULTIES = 4;

    private static final Letter[] ALL = values();

    /** Its place in their order, from 0. */
    @SuppressWarnings("EnumOrdinal") // the one place where the order is meant
    public int index() {
        return ordinal();
    }

    /** The letter at this place of their order, from 0. */
    static Letter of(int index) {
        return ALL[index];
    }
}

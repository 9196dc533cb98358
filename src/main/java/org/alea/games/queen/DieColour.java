package org.alea.games.queen;

/** The printed colour of an attack die, in the order dice of one throw take their values. */
public enum DieColour {
    W(0),
    G(1),
    Y(2),
    B(3);

    /** The colours without the copy that {@code values()} makes. */
    static final DieColour[] ALL = values();

    /** Green, yellow and blue. */
    static final DieColour[] COLOURED = {G, Y, B};

    private final int index;

    DieColour(int index) {
        this.index = index;
    }

    /** Coloured means green, yellow or blue. */
    public boolean coloured() {
        return this != W;
    }

    /** Its place in a set of colours kept as bits. */
    int bit() {
        return 1 << index;
    }

    /** Its place in counts of all four colours packed into one int, eight bits each. */
    public int shift() {
        return 8 * index;
    }
}

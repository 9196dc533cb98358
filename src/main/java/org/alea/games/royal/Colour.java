package org.alea.games.royal;

/** The colours of dice and cards, in the order that breaks every tie (ROYAL-044). */
public enum Colour {
    RED(0),
    YELLOW(1),
    WHITE(2);

    private static final Colour[] ALL = values();

    static final int COUNT = ALL.length;

    private final int index;

    Colour(int index) {
        this.index = index;
    }

    static Colour of(int index) {
        return ALL[index];
    }

    /** R, Y or W: how dice are written. */
    public char letter() {
        return name().charAt(0);
    }

    int index() {
        return index;
    }

    /** This colour as one of three bits: several colours are a sum. */
    int bit() {
        return 1 << index;
    }

    public Building building() {
        return Building.of(index);
    }
}

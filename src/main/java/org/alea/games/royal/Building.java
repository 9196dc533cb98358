package org.alea.games.royal;

/** The three principal buildings, each the home of one colour; spaces are numbered 0 to 17, face 1 of the Palace first. */
public enum Building {
    PALACE(Colour.RED),
    CITY_HALL(Colour.YELLOW),
    BISHOPRIC(Colour.WHITE);

    private static final Building[] ALL = values();

    static final int COUNT = ALL.length;
    static final int FACES = 6;
    static final int SPACES = COUNT * FACES;

    private final Colour colour;

    Building(Colour colour) {
        this.colour = colour;
    }

    static Building of(int index) {
        return ALL[index];
    }

    static Building ofSpace(int space) {
        return ALL[space / FACES];
    }

    static int faceOfSpace(int space) {
        return space % FACES + 1;
    }

    int index() {
        return colour.index();
    }

    int space(int face) {
        return index() * FACES + face - 1;
    }

    public Colour colour() {
        return colour;
    }
}

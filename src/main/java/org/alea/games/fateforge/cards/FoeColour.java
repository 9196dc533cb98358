package org.alea.games.fateforge.cards;

/** The types of enemies in the order in which they act (FATE-200); a boss comes last. */
public enum FoeColour {
    WHITE(0),
    BLUE(1),
    RED(2),
    GREEN(3),
    BROWN(4),
    PURPLE(5),
    BOSS(6);

    private final int rank;

    FoeColour(int rank) {
        this.rank = rank;
    }

    /** Its place in the order of activation, from 0. */
    public int rank() {
        return rank;
    }

    /** Its id as a term of the wording: {@code colour.RED}. */
    public String term() {
        return "colour." + name();
    }
}

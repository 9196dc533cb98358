package org.alea.games.fateforge.cards;

/** The types of enemies in the order in which they act (FATE-200); a boss comes last. */
public enum FoeColour {
    WHITE,
    BLUE,
    RED,
    GREEN,
    BROWN,
    PURPLE,
    BOSS;

    /** Its id as a term of the wording: {@code colour.RED}. */
    public String term() {
        return "colour." + name();
    }
}

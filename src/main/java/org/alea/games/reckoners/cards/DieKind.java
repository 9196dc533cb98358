package org.alea.games.reckoners.cards;

/** The colour of a Reckoner's die, which decides its faces. */
public enum DieKind {
    BASIC,
    PURPLE,
    BLUE,
    RED,
    GREEN,
    BLACK,
    ORANGE;

    public boolean isBasic() {
        return this == BASIC;
    }
}

package org.alea.games.fateforge.cards;

/** How hard a test is: the dice it takes, and the points of its trait it brings (FATE-440, FATE-447). */
public enum Hardness {
    EASY(1, 0),
    MEDIUM(2, 1),
    HARD(3, 2);

    private final int dice;
    private final int points;

    Hardness(int dice, int points) {
        this.dice = dice;
        this.points = points;
    }

    public int dice() {
        return dice;
    }

    public int points() {
        return points;
    }
}

package org.alea.games.fateforge.cards;

/** A gem and what it is worth (FATE-281). */
public enum Gem {
    YELLOW(1),
    RED(3),
    BLUE(5);

    private final int gold;

    Gem(int gold) {
        this.gold = gold;
    }

    public int gold() {
        return gold;
    }
}

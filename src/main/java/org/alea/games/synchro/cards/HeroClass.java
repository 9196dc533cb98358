package org.alea.games.synchro.cards;

/** The class of a hero, with its shard colour (SYNC-002). */
public enum HeroClass {
    WARRIOR(ShardColour.RED),
    ENCHANTER(ShardColour.BLUE),
    RANGER(ShardColour.GREEN);

    private final ShardColour colour;

    HeroClass(ShardColour colour) {
        this.colour = colour;
    }

    public ShardColour colour() {
        return colour;
    }
}

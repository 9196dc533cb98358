package org.alea.games.reckoners.cards;

/** When and for what a piece of equipment or an ability works. */
public enum GearKind {
    PERMANENT,
    USE_FREE,
    USE_DIE,
    USE_BASIC_DIE,
    USE_SYMBOL,
    GIVE,
    COSTS_TWO,
    WITH_SOURCE,
    CONSUMABLE;

    /** Whether it is paid with an open source. */
    public boolean takesASource() {
        return this == USE_DIE || this == USE_BASIC_DIE || this == USE_SYMBOL;
    }

    /** Whether it is used once a round. */
    public boolean isUsed() {
        return this != PERMANENT && this != CONSUMABLE;
    }
}

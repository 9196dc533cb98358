package org.alea.games.fateforge.state;

/** Where an item is carried (FATE-073). */
public enum GearSlot {
    MAIN,
    SECONDARY,
    /** Both weapon slots, for a bulky weapon. */
    HANDS,
    /** The leftmost backpack slot, the one for clothing. */
    PACK1,
    PACK2,
    PACK3,
    PACK4,
    BAG;

    /** Whether it is one of the four backpack slots. */
    public boolean pack() {
        return this == PACK1 || this == PACK2 || this == PACK3 || this == PACK4;
    }

    /** Whether an item cannot lie in both at once. */
    public boolean clashes(GearSlot other) {
        return this == other
                || (this == HANDS && (other == MAIN || other == SECONDARY))
                || (other == HANDS && (this == MAIN || this == SECONDARY));
    }
}

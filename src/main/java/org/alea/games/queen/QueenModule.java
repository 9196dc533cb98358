package org.alea.games.queen;

import java.util.Locale;

/** The six optional modules, in the order of their bits in a combination's mask. */
public enum QueenModule {
    DRAGON(1),
    CHARIOTS(2),
    SPIRIT(4),
    SHIELDS(8),
    CONSPIRATORS(16),
    SUNMOON(32);

    private final int bit;

    QueenModule(int bit) {
        this.bit = bit;
    }

    /** Its part of a combination's mask. */
    public int bit() {
        return bit;
    }

    /** The name this module has in the setup. */
    public String option() {
        return name().toLowerCase(Locale.ROOT);
    }
}

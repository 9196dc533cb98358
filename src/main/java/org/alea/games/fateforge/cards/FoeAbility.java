package org.alea.games.fateforge.cards;

import java.util.Optional;

/**
 * An ability of an enemy (FATE-121 to FATE-128).
 *
 * @param colour whom Call and Raise concern
 * @param radius how far Call reaches; 0 for others
 */
public record FoeAbility(Kind kind, Optional<FoeColour> colour, int radius) {

    /** What it does. */
    public enum Kind {
        BLOCK(1),
        LIFE_DRAIN(1 << 1),
        CALL(1 << 2),
        FRONT_LINE(1 << 3),
        STEALTH(1 << 4),
        TERRIFYING(1 << 5),
        RAISE(1 << 6),
        WARD(1 << 7);

        private final int bit;

        Kind(int bit) {
            this.bit = bit;
        }

        /** Its place in a set kept as a number. */
        int bit() {
            return bit;
        }
    }
}

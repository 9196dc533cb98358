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
        BLOCK,
        LIFE_DRAIN,
        CALL,
        FRONT_LINE,
        STEALTH,
        TERRIFYING,
        RAISE,
        WARD
    }
}

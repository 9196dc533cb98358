package org.alea.games.synchro.effects;

/** What lets a line of a hero, an item or a Celestial resolve (SYNC-196 to SYNC-198). */
public enum Trigger {
    COMBAT,
    START,
    BASIC,
    SKILL,
    SWAP,
    HIT,
    KILL,
    CTRL,
    SHIFT,
    WIN,
    LEVEL,
    /** A Celestial’s: at the start of its turn. */
    TURN,
    /** A Celestial’s: after each round. */
    ROUND;

    public boolean ofCelestials() {
        return this == TURN || this == ROUND;
    }
}

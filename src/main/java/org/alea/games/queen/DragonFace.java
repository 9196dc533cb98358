package org.alea.games.queen;

/** What the dragon die can show. */
public enum DragonFace {
    CLAW,
    TAIL,
    TEETH,
    WING,
    CHAOS;

    /** Claw, tail and teeth are also printed on enemy cards. */
    public boolean symbol() {
        return this == CLAW || this == TAIL || this == TEETH;
    }
}

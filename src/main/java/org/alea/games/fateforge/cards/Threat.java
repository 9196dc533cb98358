package org.alea.games.fateforge.cards;

/** How hard a scene or quest is (FATE-294). */
public enum Threat {
    APPRENTICE,
    STANDARD,
    VETERAN;

    /** Whether a piece that is used from that level on is used on this one. */
    public boolean uses(Threat from) {
        return compareTo(from) >= 0;
    }
}

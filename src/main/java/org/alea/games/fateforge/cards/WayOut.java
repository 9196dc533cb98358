package org.alea.games.fateforge.cards;

/** How the heroes come out of a scene after its last round (FATE-236, FATE-249, FATE-324). */
public enum WayOut {
    /** Along open edges to an exit. */
    ON_FOOT,
    /** Portals may be used too. */
    PORTALS_TOO,
    /** The scene ends where the heroes stand. */
    NONE
}

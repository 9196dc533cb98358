package org.alea.games.synchro.cards;

/** The colour of a calendar space, which the turn die takes (SYNC-032, SYNC-043). */
public enum DayColour {
    AMBER,
    JADE,
    VIOLET
}

package org.alea.games.synchro.cards;

/** The four seasons of the calendar (SYNC-029). */
public enum Season {
    SPRING,
    SUMMER,
    AUTUMN,
    WINTER
}

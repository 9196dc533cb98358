package org.alea.games.synchro.cards;

/** The colour of a city name, which is that of the backs of the journal tiles that may lie there (SYNC-019). */
public enum TileColour {
    GREEN,
    BLUE,
    YELLOW,
    ORANGE,
    RED
}

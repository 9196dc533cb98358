package org.alea.games.synchro.state;

/** How the game has ended, if it has (SYNC-143, SYNC-144). */
public enum Fate {
    OPEN,
    WON,
    OUT_OF_TIME,
    DEFEATED,
    CONCEDED
}

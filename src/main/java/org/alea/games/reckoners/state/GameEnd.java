package org.alea.games.reckoners.state;

/** How a game, or a mission, ended. */
public enum GameEnd {
    WON,
    LOST,
    CONCEDED
}

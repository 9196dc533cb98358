package org.alea.games.reckoners.cards;

/** How a High Epic leaves for another district once its tracks have acted. */
public enum FigureMove {
    MOVEMENT_DIE,
    NEXT_WITH_RECKONER,
    NEXT_WITHOUT_RECKONER
}

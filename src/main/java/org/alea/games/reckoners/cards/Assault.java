package org.alea.games.reckoners.cards;

/** What an Assault does to a Reckoner in the next Reckoner phase. */
public enum Assault {
    REROLL,
    DIE,
    EQUIPMENT,
    ABILITY,
    MOVE,
    DOUBLE
}

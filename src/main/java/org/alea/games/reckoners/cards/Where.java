package org.alea.games.reckoners.cards;

/** In which districts an Epic action works, seen from where it is performed. */
public enum Where {
    HERE,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    EACH_ADJACENT,
    HERE_AND_ADJACENT,
    EVERY
}

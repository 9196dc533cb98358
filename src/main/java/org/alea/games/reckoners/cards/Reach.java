package org.alea.games.reckoners.cards;

/** How far from its owner something works. */
public enum Reach {
    OWN,
    ADJACENT,
    ANY
}

package org.alea.games.reckoners.cards;

/** What a shield protects: red ones Enforcement, blue ones brackets. */
public enum ShieldColour {
    RED,
    BLUE
}

package org.alea.games.fateforge.cards;

/** What lies in a zone of a scene. */
public enum TokenKind {
    OBJECTIVE,
    GEM,
    FOOD,
    CHEST,
    EXPLORATION,
    TRAP,
    BARRICADE,
    FOUNTAIN,
    PORTAL,
    DIFFICULT
}

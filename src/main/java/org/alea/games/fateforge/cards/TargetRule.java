package org.alea.games.fateforge.cards;

/** Whom a section of an action bar aims at (FATE-135, FATE-203, FATE-204). */
public enum TargetRule {
    /** No modifier: the player chooses the victim of an attack. */
    CHOICE,
    /** The hero leftmost in the order. */
    FIRST,
    /** The hero rightmost in the order. */
    LAST,
    /** The section aims at nobody. */
    NONE
}

package org.alea.games.synchro.state;

/** A line of a card in play; every card is there once, so its id and the place of the line say which (SYNC-198). */
public record AbilityRef(String card, int line) {}

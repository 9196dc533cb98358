package org.alea.games.synchro.state;

/** A hero card in reserve; one from a tavern may only take an empty board after a combat (SYNC-160). */
public record ReserveHero(String card, boolean tavern) {}

package org.alea.games.synchro.state;

/** The master under a hero card (SYNC-190 to SYNC-194). */
public record MasterCard(String card, boolean improved) {}

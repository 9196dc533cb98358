package org.alea.games.queen;

/** The enemy of a slot; {@code damaged}: pushed up by an attack of this round. */
public record EnemyInPlay(int slot, EnemyCard card, int marker, boolean shield, boolean damaged) {}

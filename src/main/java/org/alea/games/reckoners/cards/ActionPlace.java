package org.alea.games.reckoners.cards;

/**
 * Where an Epic action is performed.
 *
 * @param district its place in the ring
 * @param later whether conditional actions wait for the end of the activation that is going on
 */
public record ActionPlace(int district, boolean later) {}

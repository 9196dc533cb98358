package org.alea.games.reckoners.state;

/** A card that lies under an Epic or a district until it is given back to its owner. */
public record StolenCard(String owner, OwnedCard card) {}

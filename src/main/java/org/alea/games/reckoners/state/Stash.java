package org.alea.games.reckoners.state;

/** A card kept for the next mission, and who brings it; nobody (an empty text) if its Reckoner does not play. */
public record Stash(String card, String reckoner) {}

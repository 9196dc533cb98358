package org.alea.games.synchro.cards;

/** A point of interest of a journal tile, with the time it takes to travel there. */
public record PoiOffer(PoiKind kind, int time) {}

package org.alea.games.synchro.state;

/** An item of the party, on its standard or on its improved side. */
public record ItemPiece(String id, boolean improved) {}

package org.alea.games.queen;

/** An attack die as it lies in the box. */
public record DieType(String id, DieColour colour) {}

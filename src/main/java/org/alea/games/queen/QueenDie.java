package org.alea.games.queen;

/** An attack die on the table; {@code value} is 0 while it shows nothing that counts. */
public record QueenDie(String id, DieColour colour, Zone zone, int value, boolean borrowed) {}

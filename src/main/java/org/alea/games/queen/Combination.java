package org.alea.games.queen;

/** How hard a set of modules is: the factor of its score in hundredths, its stars, and the win rate measured. */
public record Combination(int mask, int factor, int stars, double measuredWin, double measuredRounds) {}

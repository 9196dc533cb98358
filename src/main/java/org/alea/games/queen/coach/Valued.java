package org.alea.games.queen.coach;

/**
 * A candidate and what it is worth.
 *
 * @param error the standard error of the value; 0 if it is exact
 */
public record Valued(Candidate candidate, double value, double error) {}

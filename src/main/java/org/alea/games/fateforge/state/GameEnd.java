package org.alea.games.fateforge.state;

/**
 * How the game ended.
 *
 * @param rank copper, silver or gold (FATE-421); empty for none
 */
public record GameEnd(boolean won, String rank, int laurels, int secondary, int scenes, int rounds) {}

package org.alea.games.fateforge.state;

/**
 * How the game ended.
 *
 * @param rank copper, silver or gold (FATE-421); empty for none
 * @param secondary secondary objectives met, two laurels each
 * @param unfallen scenes in which no hero went down, one laurel each
 * @param thrift 1 if the extra round of a quest was not used
 * @param vigour 1 if the heroes of a quest have half of their printed health left
 */
public record GameEnd(boolean won, String rank, int secondary, int unfallen, int thrift, int vigour) {

    /** FATE-420. */
    public int laurels() {
        return 2 * secondary + unfallen + thrift + vigour;
    }
}

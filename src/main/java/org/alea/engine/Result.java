package org.alea.engine;

import java.util.List;

/**
 * How a game ended: the score with the terms it is made of, in order, and the rank or verdict it earns (empty if it
 * earns none). The game's wording has {@code rank.<id>} and {@code score.<id>} for them.
 */
public record Result(Outcome outcome, int score, String rank, int rounds, List<Term> terms) {

    /** Won or lost; a game that can be drawn says so. */
    public enum Outcome {
        WON,
        DRAWN,
        LOST
    }

    /** One line of the score sheet. */
    public record Term(String id, int points) {}

    public boolean won() {
        return outcome == Outcome.WON;
    }
}

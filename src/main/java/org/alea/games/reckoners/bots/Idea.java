package org.alea.games.reckoners.bots;

import org.alea.games.reckoners.ReckonersMove;

/** A move and what it is worth. */
record Idea(double value, ReckonersMove move) {
    /** Not worth doing. */
    static final Idea NONE = new Idea(Double.NEGATIVE_INFINITY, new ReckonersMove.CloseSource());

    Idea or(Idea other) {
        return other.value > value ? other : this;
    }

    boolean isOne() {
        return value > Double.NEGATIVE_INFINITY;
    }
}

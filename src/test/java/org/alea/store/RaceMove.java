package org.alea.store;

import org.alea.engine.Move;

/** What can be done in {@link Race}. */
sealed interface RaceMove extends Move {

    record Roll() implements RaceMove {}

    /** Goes on by this many squares, which must be one of those the cards allow. */
    record Step(int squares) implements RaceMove {}
}

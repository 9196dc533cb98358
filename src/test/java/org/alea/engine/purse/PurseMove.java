package org.alea.engine.purse;

import org.alea.engine.Move;
import org.alea.engine.TimedMove;

/** What a player of the purse game decides. */
public sealed interface PurseMove extends Move {

    /** Chooses how much each pip is worth this round: reveals nothing. */
    record Bet(int stake) implements PurseMove {}

    /** Rolls the die: the only draw from chance during play. */
    record Roll(int atMs) implements PurseMove, TimedMove {
        @Override
        public Roll at(int newAtMs) {
            return new Roll(newAtMs);
        }
    }

    /** Turns the top card of the deck: reveals what was shuffled at the start. */
    record Take() implements PurseMove {}

    /** Puts the pot into the purse and ends the round. */
    record Bank() implements PurseMove {}

    /** Stops the clock without deciding anything. */
    record Pause(int atMs) implements PurseMove, TimedMove {
        @Override
        public Pause at(int newAtMs) {
            return new Pause(newAtMs);
        }

        @Override
        public boolean interruption() {
            return true;
        }
    }

    /** The clock has run out: the pot is lost. */
    record TimeUp(int atMs) implements PurseMove, TimedMove {
        @Override
        public TimeUp at(int newAtMs) {
            return new TimeUp(newAtMs);
        }
    }
}

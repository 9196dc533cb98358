package org.alea.engine.purse;

import java.util.List;

/**
 * All that lies on the table of the purse game.
 *
 * @param deck the values of the cards, the top first; 0 is the thief
 * @param taken how many of them have been turned over
 */
public record PurseState(
        int target,
        int rounds,
        int limitMs,
        Phase phase,
        int round,
        int purse,
        int pot,
        int stake,
        int elapsedMs,
        int taken,
        List<Integer> deck) {

    /** What the game waits for. */
    public enum Phase {
        BET,
        ROLL,
        OVER
    }

    static PurseState fresh(int target, int rounds, int limitMs, List<Integer> deck) {
        return new PurseState(target, rounds, limitMs, Phase.BET, 1, 0, 0, 0, 0, 0, deck);
    }

    PurseState staked(int newStake) {
        return new PurseState(target, rounds, limitMs, Phase.ROLL, round, purse, pot, newStake, elapsedMs, taken, deck);
    }

    PurseState withPot(int newPot) {
        return new PurseState(target, rounds, limitMs, phase, round, purse, newPot, stake, elapsedMs, taken, deck);
    }

    PurseState at(int newElapsedMs) {
        return new PurseState(target, rounds, limitMs, phase, round, purse, pot, stake, newElapsedMs, taken, deck);
    }

    PurseState topTaken() {
        return new PurseState(target, rounds, limitMs, phase, round, purse, pot, stake, elapsedMs, taken + 1, deck);
    }

    PurseState withDeck(List<Integer> newDeck) {
        return new PurseState(target, rounds, limitMs, phase, round, purse, pot, stake, elapsedMs, taken, newDeck);
    }

    /** The next round begins, or the game is over; what is in the pot is gone. */
    PurseState roundEnded(int newPurse) {
        boolean last = round == rounds;
        return new PurseState(
                target,
                rounds,
                limitMs,
                last ? Phase.OVER : Phase.BET,
                last ? round : round + 1,
                newPurse,
                0,
                0,
                0,
                taken,
                deck);
    }
}

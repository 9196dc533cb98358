package org.alea.engine.purse;

import java.util.Arrays;
import java.util.Objects;
import org.alea.engine.Chance;
import org.alea.engine.Countdown;
import org.alea.engine.Table;

/** The table of the purse game. */
public final class PurseTable implements Table<PurseTable> {
    static final int NO_LIMIT = Countdown.NO_LIMIT;

    /** What the game waits for. */
    enum Phase {
        BET,
        ROLL,
        OVER
    }

    final Chance chance;
    final int target;
    final int rounds;
    final int limitMs;
    Phase phase = Phase.BET;
    int round = 1;
    int purse;
    int pot;
    int stake;
    int elapsedMs;
    int taken;
    int[] deck = {};

    PurseTable(Chance chance, int target, int rounds, int limitMs) {
        this.chance = chance;
        this.target = target;
        this.rounds = rounds;
        this.limitMs = limitMs;
    }

    @Override
    public PurseTable copy() {
        return copyWith(chance.copy());
    }

    @Override
    public PurseTable copyWith(Chance future) {
        PurseTable copy = new PurseTable(future, target, rounds, limitMs);
        copy.phase = phase;
        copy.round = round;
        copy.purse = purse;
        copy.pot = pot;
        copy.stake = stake;
        copy.elapsedMs = elapsedMs;
        copy.taken = taken;
        copy.deck = deck.clone();
        return copy;
    }

    @Override
    public Chance chance() {
        return chance;
    }

    public int round() {
        return round;
    }

    public int purse() {
        return purse;
    }

    public int pot() {
        return pot;
    }

    public boolean timed() {
        return limitMs != NO_LIMIT;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PurseTable that
                && target == that.target
                && rounds == that.rounds
                && limitMs == that.limitMs
                && phase == that.phase
                && round == that.round
                && purse == that.purse
                && pot == that.pot
                && stake == that.stake
                && elapsedMs == that.elapsedMs
                && taken == that.taken
                && Arrays.equals(deck, that.deck);
    }

    @Override
    public int hashCode() {
        return Objects.hash(phase, round, purse, pot, stake, elapsedMs, taken, Arrays.hashCode(deck));
    }
}

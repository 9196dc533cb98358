package org.alea.store;

import org.alea.engine.Chance;
import org.alea.engine.Table;

/** A track with one runner. */
final class RaceTable implements Table<RaceTable> {
    final int goal;
    int square;
    private final Chance chance;

    RaceTable(int goal, int square, Chance chance) {
        this.goal = goal;
        this.square = square;
        this.chance = chance;
    }

    @Override
    public RaceTable copy() {
        return new RaceTable(goal, square, chance.copy());
    }

    @Override
    public RaceTable copyWith(Chance other) {
        return new RaceTable(goal, square, other);
    }

    @Override
    public Chance chance() {
        return chance;
    }
}

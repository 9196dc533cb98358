package org.alea.lab;

import org.alea.engine.Bot;
import org.alea.engine.Chance;
import org.alea.engine.Game;
import org.alea.engine.Move;
import org.alea.engine.SeededChance;
import org.alea.engine.Table;

/** Plays anything legal, without a thought. */
final class RandomBot<T extends Table<T>, M extends Move> implements Bot<T, M> {
    private final Game<T, M> game;
    private final Chance dice;

    RandomBot(Game<T, M> game, long seed) {
        this.game = game;
        this.dice = new SeededChance(seed);
    }

    @Override
    public M choose(T table) {
        return game.randomMove(table, dice);
    }
}

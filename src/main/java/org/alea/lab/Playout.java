package org.alea.lab;

import java.util.Optional;
import org.alea.engine.Bot;
import org.alea.engine.Game;
import org.alea.engine.Move;
import org.alea.engine.Result;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.engine.Turn;

/** A game played to its end by a bot, watched by nobody: how it ended and how many moves it took. */
record Playout(Result result, int moves) {
    private static final int ENDLESS = 1_000_000;

    static <T extends Table<T>, M extends Move> Playout of(Game<T, M> game, Setup setup, Bot<T, M> bot) {
        T table = game.setUp(setup, new SeededChance(setup.seed()));
        int moves = 0;
        Optional<Result> result = game.result(table);
        while (result.isEmpty()) {
            game.play(table, bot.choose(table), Turn.silent());
            if (++moves > ENDLESS) {
                throw new IllegalStateException("the game does not end");
            }
            result = game.result(table);
        }
        return new Playout(result.get(), moves);
    }
}

package org.alea.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One state of a game in which something is decided: the moves that answer it, why others do not, what an answer does. */
public interface Decision<T extends Table<T>, M extends Move> {

    /** Adds every legal answer in a stable order. */
    void list(T table, List<M> moves);

    /** Why this move is no answer, or nothing if it is one. */
    Optional<Refusal> refusal(T table, M move);

    /** Plays a legal answer. */
    void play(T table, M move, Turn turn);

    /** One of the answers that decide something, drawn by {@code dice}; a decision with a long list has a quicker way. */
    default M random(T table, Chance dice) {
        List<M> moves = new ArrayList<>();
        list(table, moves);
        M move;
        do {
            move = moves.get(dice.index(moves.size(), "move"));
        } while (move.interruption());
        return move;
    }

    /** Nothing is decided any more; {@code rule} says why. */
    static <T extends Table<T>, M extends Move> Decision<T, M> over(String rule) {
        return new Decision<>() {
            @Override
            public void list(T table, List<M> moves) {}

            @Override
            public Optional<Refusal> refusal(T table, M move) {
                return Refusal.because("GAME_OVER", rule);
            }

            @Override
            public void play(T table, M move, Turn turn) {
                throw new IllegalStateException("the game is over");
            }
        };
    }
}

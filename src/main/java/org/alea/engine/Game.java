package org.alea.engine;

import java.util.List;
import java.util.Optional;

/** The rules of one solo game. Stateless: all that changes in play lives in its {@link Table}. */
public interface Game<T extends Table<T>, M extends Move> {

    /** A fresh table. */
    T setUp(Setup setup, Chance chance);

    /** Every legal move now, in a stable order; empty when the game is over. */
    List<M> moves(T table);

    /** Why this move may not be played now, or nothing if it may. */
    Optional<Refusal> refusal(T table, M move);

    /** Plays a legal move: changes this table and tells {@code turn} what happened. */
    void play(T table, M move, Turn turn);

    /** Won or lost, with the score, once the game is over. */
    Optional<Result> result(T table);

    /** What the player may believe: a copy with another future, in which all that is hidden is shuffled anew. */
    T imagine(T table, long seed);

    /** A random move out of {@link #moves} that decides something; games with long lists have a quicker way. */
    default M randomMove(T table, Chance dice) {
        List<M> moves = moves(table);
        M move;
        do {
            move = moves.get(dice.index(moves.size(), "move"));
        } while (move.interruption());
        return move;
    }

    /** Whether {@code move}, played on {@code before}, may be taken back. */
    default Undo undo(T before, M move, boolean revealed) {
        return revealed ? Undo.NEVER : Undo.FAIR;
    }

    /** What taking a move back means. */
    enum Undo {
        /** Nothing was revealed: it is as if the move had not been made. */
        FAIR,
        /** Allowed, but the game counts as learning from then on. */
        LEARNING,
        /** Only a practice game takes this back. */
        NEVER
    }
}

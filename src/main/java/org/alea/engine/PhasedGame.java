package org.alea.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game that knows for each state of its table which {@link Decision} is at hand; what may be played comes from that. */
public abstract class PhasedGame<T extends Table<T>, M extends Move> implements Game<T, M> {

    /** What is decided on this table now; {@link Decision#over} once the game has ended. */
    protected abstract Decision<T, M> decision(T table);

    @Override
    public final List<M> moves(T table) {
        List<M> moves = new ArrayList<>();
        decision(table).list(table, moves);
        return moves;
    }

    @Override
    public final Optional<Refusal> refusal(T table, M move) {
        return decision(table).refusal(table, move);
    }

    @Override
    public void play(T table, M move, Turn turn) {
        decision(table).play(table, move, turn);
    }

    @Override
    public final M randomMove(T table, Chance dice) {
        return decision(table).random(table, dice);
    }
}

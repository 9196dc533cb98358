package org.alea.content.guide;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.alea.engine.Chance;
import org.alea.engine.Game;
import org.alea.engine.Move;
import org.alea.engine.Refusal;
import org.alea.engine.Result;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.engine.Turn;

/**
 * The rules of a game with a teacher beside them: a move that is legal but not what the lesson waits for is refused. The
 * table still lists every legal move, so that it looks as it always does.
 */
final class GuidedGame<T extends Table<T>, M extends Move> implements Game<T, M> {
    private final Game<T, M> rules;
    private final BiFunction<T, M, Optional<Refusal>> teacher;

    GuidedGame(Game<T, M> rules, BiFunction<T, M, Optional<Refusal>> teacher) {
        this.rules = rules;
        this.teacher = teacher;
    }

    @Override
    public T setUp(Setup setup, Chance chance) {
        return rules.setUp(setup, chance);
    }

    @Override
    public List<M> moves(T table) {
        return rules.moves(table);
    }

    @Override
    public Optional<Refusal> refusal(T table, M move) {
        return rules.refusal(table, move).or(() -> teacher.apply(table, move));
    }

    @Override
    public void play(T table, M move, Turn turn) {
        rules.play(table, move, turn);
    }

    @Override
    public Optional<Result> result(T table) {
        return rules.result(table);
    }

    @Override
    public T imagine(T table, long seed) {
        return rules.imagine(table, seed);
    }

    @Override
    public M randomMove(T table, Chance dice) {
        return rules.randomMove(table, dice);
    }

    @Override
    public Undo undo(T before, M move, boolean revealed) {
        return rules.undo(before, move, revealed);
    }
}

package org.alea.games.queen.practice;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.alea.engine.Chance;
import org.alea.engine.Game;
import org.alea.engine.Refusal;
import org.alea.engine.Result;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Aim;

/** The rules of the game for one round of rolling: they begin with the drill's own table and end with the stop. */
final class DrillGame implements Game<QueenTable, QueenMove>, Aim.Aimed {
    private final Game<QueenTable, QueenMove> rules;
    private final QueenTable start;
    private final Function<QueenTable, Result> outcome;
    private final Supplier<Optional<Aim>> aim;

    /**
     * @param outcome how it came out, asked once the clock has stopped
     * @param aim what the coach goes by, if not by the enemies
     */
    DrillGame(
            Game<QueenTable, QueenMove> rules,
            QueenTable start,
            Function<QueenTable, Result> outcome,
            Supplier<Optional<Aim>> aim) {
        this.rules = rules;
        this.start = start;
        this.outcome = outcome;
        this.aim = aim;
    }

    @Override
    public Optional<Aim> aim() {
        return aim.get();
    }

    private boolean over(QueenTable table) {
        return table.round() > start.round()
                || (table.phase() != QueenPhase.START_ROUND && table.phase() != QueenPhase.ROLLING);
    }

    @Override
    public QueenTable setUp(Setup setup, Chance chance) {
        return start.copyWith(chance);
    }

    @Override
    public List<QueenMove> moves(QueenTable table) {
        return over(table) ? List.of() : rules.moves(table);
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        return over(table) ? Optional.of(new Refusal("GAME_OVER", "QUEEN-203")) : rules.refusal(table, move);
    }

    @Override
    public void play(QueenTable table, QueenMove move, Turn turn) {
        rules.play(table, move, turn);
    }

    @Override
    public Optional<Result> result(QueenTable table) {
        return over(table) ? Optional.of(outcome.apply(table)) : Optional.empty();
    }

    @Override
    public QueenTable imagine(QueenTable table, long seed) {
        return rules.imagine(table, seed);
    }

    @Override
    public Undo undo(QueenTable before, QueenMove move, boolean revealed) {
        return rules.undo(before, move, revealed);
    }
}

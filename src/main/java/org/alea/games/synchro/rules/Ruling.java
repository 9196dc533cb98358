package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Decision;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.Pending;

/** The decision at hand: its answers, and the game running on by itself until the next one. */
public final class Ruling implements Decision<SynchroTable, SynchroMove> {
    private final Ask ask;
    private final Inquiry<?> inquiry;

    private Ruling(Ask ask) {
        this.ask = ask;
        this.inquiry = Inquiries.of(ask);
    }

    /** What is decided on this table. */
    public static Decision<SynchroTable, SynchroMove> on(SynchroTable table) {
        return table.over() ? Decision.over("SYNC-144") : new Ruling(table.ask());
    }

    @Override
    public void list(SynchroTable table, List<SynchroMove> moves) {
        inquiry.list(new Work(table, Turn.silent()), ask, moves);
    }

    @Override
    public Optional<Refusal> refusal(SynchroTable table, SynchroMove move) {
        Work work = new Work(table, Turn.silent());
        Optional<Optional<Refusal>> anyTime = AnyTime.verdict(work, move);
        if (anyTime.isPresent()) {
            return anyTime.get();
        }
        List<SynchroMove> moves = new ArrayList<>();
        inquiry.list(work, ask, moves);
        return moves.contains(move) || inquiry.indulges(work, ask, move)
                ? Optional.empty()
                : Optional.of(inquiry.objection(work, ask, move));
    }

    @Override
    public void play(SynchroTable table, SynchroMove move, Turn turn) {
        Work work = new Work(table, turn);
        if (move instanceof SynchroMove.UsePotion || move.interruption()) {
            AnyTime.play(work, move);
        } else {
            inquiry.answer(work, ask, move);
        }
        runOn(work);
    }

    /** The game goes on by itself until the player is asked something, or it is over. */
    private static void runOn(Work work) {
        while (!work.over()) {
            Pending next = work.top();
            if (next instanceof Ask asked) {
                if (Inquiries.of(asked).waits(work, asked)) {
                    return;
                }
            } else {
                Chores.step(work, (Chore) next);
            }
        }
    }

    /** One kind of answer is drawn first, then one of that kind: long lists are not made for nothing. */
    @Override
    public SynchroMove random(SynchroTable table, Chance dice) {
        Work work = new Work(table, Turn.silent());
        List<SynchroMove> moves = new ArrayList<>();
        int kinds = inquiry.kinds();
        int kind = dice.index(kinds, "kind");
        while (moves.isEmpty()) {
            inquiry.list(work, ask, kind, moves);
            kind = kind + 1 == kinds ? 0 : kind + 1;
        }
        return moves.get(dice.index(moves.size(), "move"));
    }
}

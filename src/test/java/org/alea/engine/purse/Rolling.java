package org.alea.engine.purse;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Decision;
import org.alea.engine.Refusal;
import org.alea.engine.TimedMove;
import org.alea.engine.Turn;

/** Roll on, take a card, or bank the pot (PURSE-002 to PURSE-005). */
final class Rolling implements Decision<PurseTable, PurseMove> {
    static final int ROLL_MS = 500;
    private static final int THIEF = 0;

    @Override
    public void list(PurseTable table, List<PurseMove> moves) {
        PurseState state = table.state();
        if (!table.timeIsUp()) {
            moves.add(new PurseMove.Roll(state.elapsedMs()));
            if (state.taken() < state.deck().size()) {
                moves.add(new PurseMove.Take());
            }
            moves.add(new PurseMove.Bank());
        }
        if (table.timed()) {
            moves.add(new PurseMove.Pause(state.elapsedMs()));
            moves.add(new PurseMove.TimeUp(state.limitMs()));
        }
    }

    @Override
    public Optional<Refusal> refusal(PurseTable table, PurseMove move) {
        PurseState state = table.state();
        if (move instanceof PurseMove.Bet) {
            return Refusal.because("WRONG_STATE", "PURSE-001");
        }
        if (move instanceof PurseMove.TimeUp up) {
            return table.timed() && up.atMs() == state.limitMs() ? Optional.empty() : tooEarly();
        }
        if (move instanceof TimedMove timed && timed.atMs() < state.elapsedMs()) {
            return tooEarly();
        }
        if (move instanceof PurseMove.Pause) {
            return table.timed() ? Optional.empty() : tooEarly();
        }
        if (table.timeIsUp() || move instanceof PurseMove.Roll roll && roll.atMs() >= state.limitMs()) {
            return Refusal.because("TIME_UP", "PURSE-005");
        }
        return move instanceof PurseMove.Take && state.taken() == state.deck().size()
                ? Refusal.because("DECK_EMPTY", "PURSE-003")
                : Optional.empty();
    }

    private static Optional<Refusal> tooEarly() {
        return Refusal.because("NOT_YET", "PURSE-005");
    }

    @Override
    public void play(PurseTable table, PurseMove move, Turn turn) {
        if (move instanceof PurseMove.Roll roll) {
            roll(table, roll.atMs(), turn);
        } else if (move instanceof PurseMove.Take) {
            take(table, turn);
        } else if (move instanceof PurseMove.Bank) {
            bank(table, turn);
        } else if (move instanceof PurseMove.Pause pause) {
            table.become(table.state().at(pause.atMs()));
            turn.add(new PurseEvent.Paused());
        } else {
            losePot(table, turn);
        }
    }

    private static void roll(PurseTable table, int atMs, Turn turn) {
        int face = table.chance().roll(6, "die");
        PurseState rolled = table.state().at(table.timed() ? atMs + ROLL_MS : 0);
        table.become(rolled);
        if (face == 1) {
            losePot(table, turn);
        } else {
            table.become(rolled.withPot(rolled.pot() + face * rolled.stake()));
            turn.add(new PurseEvent.Rolled(face, table.pot()));
        }
    }

    private static void take(PurseTable table, Turn turn) {
        int card = table.state().deck().get(table.state().taken());
        table.become(table.state().topTaken());
        turn.reveal();
        if (card == THIEF) {
            losePot(table, turn);
        } else {
            table.become(table.state().withPot(table.pot() + card));
            turn.add(new PurseEvent.CardTaken("coin" + card, table.pot()));
        }
    }

    private static void bank(PurseTable table, Turn turn) {
        int pot = table.pot();
        table.become(table.state().roundEnded(table.purse() + pot));
        turn.add(new PurseEvent.Banked(pot, table.purse()));
    }

    private static void losePot(PurseTable table, Turn turn) {
        int pot = table.pot();
        table.become(table.state().roundEnded(table.purse()));
        turn.add(new PurseEvent.PotLost(pot));
    }
}

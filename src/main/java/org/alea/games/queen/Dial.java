package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** QUEEN-169: Maia faces one enemy, the Sun; the opposite one is the Moon. */
final class Dial implements Decision {

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            if (slot != table.lastSun) {
                moves.add(new QueenMove.TurnDial(slot));
            }
        }
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        if (!(move instanceof QueenMove.TurnDial turn)) {
            return Decision.elsewhere(table, move);
        }
        if (turn.slot() < 1 || turn.slot() > Ring.SLOTS) {
            return RefusalCode.EMPTY_SLOT.by("QUEEN-169");
        }
        return turn.slot() == table.lastSun ? RefusalCode.SAME_DIAL.by("QUEEN-170") : Optional.empty();
    }

    @Override
    public void play(Play play, QueenMove move) {
        QueenTable table = play.table();
        table.sun = ((QueenMove.TurnDial) move).slot();
        table.step = Step.RECOVER;
        play.tell(new QueenEvent.DialTurned(table.sun, table.cards.board().opposite(table.sun)));
    }
}

package org.alea.games.royal;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** What the clock of a Hard timer does when it has run out (ROYAL-008, ROYAL-203). */
final class Timeouts {
    private Timeouts() {}

    static Optional<Refusal> refusal(RoyalTable table) {
        return table.options().timer() == RoyalOptions.Timer.HARD
                ? Optional.empty()
                : Refusals.because("WRONG_STATE", "ROYAL-203");
    }

    /** Your weakest die leaves the board; without a die it is a pass. */
    static void play(RoyalTable table, Turn turn) {
        int weakest = table.districts().weakest();
        if (weakest < 0) {
            Turns.pass(table, turn);
            return;
        }
        table.districts().remove(Side.YOU, weakest);
        if (turn.listening()) {
            turn.add(new RoyalEvent.TimedOut(Die.ofKind(weakest)));
        }
        Turns.afterYours(table, turn);
    }
}

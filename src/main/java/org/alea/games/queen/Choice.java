package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** An effect that may need the player: while it asks, it lies on top of the agenda. */
sealed interface Choice extends Effect, Decision permits MarkerDown, Exhaust, StockDie, RerollGroup, KeepOneColour {

    /** Stays on top of the agenda and waits for an answer. */
    default void ask(Play play, QueenPhase phase) {
        QueenTable table = play.table();
        table.agenda = table.agenda.push(this);
        table.ask(phase);
    }

    /** Every choice phase asks what lies on top of the agenda. */
    Decision ON_TOP = new Decision() {
        @Override
        public void list(QueenTable table, List<QueenMove> moves) {
            top(table).list(table, moves);
        }

        @Override
        public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
            return top(table).refusal(table, move);
        }

        @Override
        public void play(Play play, QueenMove move) {
            Choice asked = top(play.table());
            play.table().agenda = play.table().agenda.rest();
            asked.play(play, move);
        }

        private static Choice top(QueenTable table) {
            return (Choice) table.agenda.top();
        }
    };
}

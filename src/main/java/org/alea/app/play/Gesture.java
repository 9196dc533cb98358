package org.alea.app.play;

import java.util.List;
import org.alea.app.table.Spot;
import org.alea.engine.Move;

/** What a hand does at a table, be it by mouse or by key: it is worth the same wherever it comes from. */
public sealed interface Gesture<M extends Move, D extends Draft<M>> {

    /** Has it done. */
    void by(Doer<M, D> doer);

    /** Plays a move. */
    record Play<M extends Move, D extends Draft<M>>(M move) implements Gesture<M, D> {
        @Override
        public void by(Doer<M, D> doer) {
            doer.play(move);
        }
    }

    /** Plays moves one after the other, as far as they may be played: what opens something and what it is used for. */
    record PlayInTurn<M extends Move, D extends Draft<M>>(List<M> moves) implements Gesture<M, D> {
        public PlayInTurn {
            moves = List.copyOf(moves);
        }

        @Override
        public void by(Doer<M, D> doer) {
            moves.forEach(doer::play);
        }
    }

    /**
     * Plays a move with one of several pieces nobody can tell apart.
     *
     * @param held the piece in the hand
     * @param meant the piece that the move names
     */
    record Swap<M extends Move, D extends Draft<M>>(Spot held, Spot meant, M move) implements Gesture<M, D> {
        @Override
        public void by(Doer<M, D> doer) {
            doer.swap(held, meant);
            doer.play(move);
        }
    }

    /** Goes on with the half-made move. */
    record Change<M extends Move, D extends Draft<M>>(D draft) implements Gesture<M, D> {
        @Override
        public void by(Doer<M, D> doer) {
            doer.change(draft);
        }
    }

    /** Presses a command of the question, by its id. */
    record Press<M extends Move, D extends Draft<M>>(String command) implements Gesture<M, D> {
        @Override
        public void by(Doer<M, D> doer) {
            doer.press(command);
        }
    }

    /** Whoever does what a hand means. */
    interface Doer<M extends Move, D extends Draft<M>> {
        void play(M move);

        void change(D draft);

        void press(String command);

        /** Two pieces nobody can tell apart change names. */
        void swap(Spot held, Spot meant);
    }
}

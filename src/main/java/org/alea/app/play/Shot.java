package org.alea.app.play;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Event;
import org.alea.engine.Move;
import org.alea.engine.Table;

/**
 * All that is to be shown at one moment. A table is a function of it: the same shot always looks the same.
 *
 * @param table the table that is shown; it never changes
 * @param draft the half-made move
 * @param moves every legal move now; empty unless something may be played
 * @param reel what an automaton has done, and the step of it that is shown; while something is asked, what it did last
 * @param news what has happened since the shot before, to be heard and thrown
 * @param at after how many moves the table lay like that
 * @param of how many moves have been played
 */
public record Shot<T extends Table<T>, M extends Move, D extends Draft<M>>(
        T table, D draft, Mode mode, List<M> moves, Optional<Reel<T>> reel, List<Event> news, int at, int of) {

    /** What the player is doing. */
    public enum Mode {
        /** He is asked something. */
        PLAYING,
        /** He watches an automaton. */
        WATCHING,
        /** He looks at the table as it was. */
        PAST,
        /** The game is over. */
        OVER
    }

    public boolean playing() {
        return mode == Mode.PLAYING;
    }

    public boolean watching() {
        return mode == Mode.WATCHING;
    }

    /** The present step of the automaton that is being watched. */
    public Optional<Step<T>> step() {
        return watching() ? reel.map(Reel::current) : Optional.empty();
    }
}

package org.alea.app.play;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.engine.Film;
import org.alea.engine.Table;

/**
 * One step of what an automaton did: why, what happened, and the table after it.
 *
 * @param act which of the chains of the film it is part of, from 0
 * @param frames its events in order, each with the table after it; never empty
 * @param event what happened: the event that begins the step, or its reason where nothing else did
 * @param because why, where the game says so
 */
public record Step<T extends Table<T>>(int act, List<Film.Frame<T>> frames, Event event, Optional<Because> because) {

    public Step {
        frames = List.copyOf(frames);
    }

    /** The table once the step has been done. */
    public T table() {
        return frames.get(frames.size() - 1).table();
    }

    public List<Event> events() {
        return frames.stream().map(Film.Frame::event).toList();
    }

    /** The rule that decides it, or an empty text. */
    public String rule() {
        return because.map(Because::rule).orElse("");
    }
}

package org.alea.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * A move in slow motion: the table as it lies after each event. What is shown step by step is always a real table.
 *
 * <p>Rule for authors of games: an event is told once its change lies on the table. What still changes after the last
 * event belongs to that event.
 *
 * @param before the table before the move
 * @param frames one for each event, in order
 * @param after the table after the move
 */
public record Film<T extends Table<T>>(T before, List<Frame<T>> frames, T after) {

    /** One event, and the table with its change. */
    public record Frame<T extends Table<T>>(Event event, T table) {}

    public Film {
        frames = List.copyOf(frames);
    }

    /** Plays a legal move on a copy; {@code before} is not changed, and its future is the one that comes. */
    public static <T extends Table<T>, M extends Move> Film<T> of(Game<T, M> game, T before, M move) {
        T table = before.copy();
        List<Frame<T>> frames = new ArrayList<>();
        game.play(table, move, Turn.watched(event -> frames.add(new Frame<>(event, table.copy()))));
        int last = frames.size() - 1;
        if (last >= 0) {
            frames.set(last, new Frame<>(frames.get(last).event(), table));
        }
        return new Film<>(before, frames, table);
    }
}

package org.alea.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.Table;

/** The match so far in sentences, in the order it was played. What has been written is not written again. */
public final class JournalLines<T extends Table<T>, M extends Move> {
    private final EventBook<?> book;
    private final ToIntFunction<T> round;
    private final Teller teller;
    private final List<Written<M>> written = new ArrayList<>();

    /**
     * One line.
     *
     * @param round the round it belongs to, from 1
     * @param moves how many moves had been played once it was true
     * @param opens whether a move begins with it
     * @param heading whether it is the heading of what follows
     */
    public record Line(String words, String icon, Tone tone, int round, int moves, boolean opens, boolean heading) {
        public Line(String words, String icon, Tone tone, int round, int moves, boolean opens) {
            this(words, icon, tone, round, moves, opens, false);
        }
    }

    /** Writes an event of a move as a sentence, knowing those before and after it; an empty one is left out. */
    @FunctionalInterface
    public interface Teller {
        String tell(List<Event> events, int at);
    }

    private record Written<M extends Move>(Played<M> move, List<Line> lines) {}

    /** @param words an event as a sentence in the player's language; an empty one is left out */
    public JournalLines(EventBook<?> book, ToIntFunction<T> round, Function<Event, String> words) {
        this(book, round, (events, at) -> words.apply(events.get(at)));
    }

    public JournalLines(EventBook<?> book, ToIntFunction<T> round, Teller teller) {
        this.book = book;
        this.round = round;
        this.teller = teller;
    }

    /** The language has changed: everything is written anew. */
    public void forget() {
        written.clear();
    }

    public List<Line> of(Match<T, M> match) {
        List<Played<M>> history = match.history();
        int same = 0;
        while (same < Math.min(written.size(), history.size())
                && written.get(same).move().equals(history.get(same))) {
            same++;
        }
        written.subList(same, written.size()).clear();
        for (int i = same; i < history.size(); i++) {
            written.add(new Written<>(history.get(i), lines(match, i)));
        }
        return written.stream().flatMap(move -> move.lines().stream()).toList();
    }

    private List<Line> lines(Match<T, M> match, int move) {
        int number = Math.max(1, round.applyAsInt(match.tableAfter(move)));
        List<Line> lines = new ArrayList<>();
        List<Event> events = match.history().get(move).events();
        for (int i = 0; i < events.size(); i++) {
            String said = teller.tell(events, i);
            if (!said.isBlank()) {
                EventRow<Event> row = book.row(events.get(i));
                lines.add(new Line(said, row.icon(), row.tone(), number, move + 1, lines.isEmpty(), row.heading()));
            }
        }
        return lines;
    }
}

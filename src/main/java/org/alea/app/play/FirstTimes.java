package org.alea.app.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.alea.engine.Event;

/** What is told once, when it happens for the first time: one note after the other, each told once it has been shown. */
public final class FirstTimes {
    private final Predicate<Note> told;
    private final Consumer<Note> tell;
    private final Deque<Note> waiting = new ArrayDeque<>();
    private Optional<Note> shown = Optional.empty();

    /** What is to be told: the text {@code guide.<game>.<key>}, and the rule behind it. */
    public record Note(String key, String rule) {}

    /**
     * @param told whether the player has been told before, be it in a lesson
     * @param tell remembers that he has been told now
     */
    public FirstTimes(Predicate<Note> told, Consumer<Note> tell) {
        this.told = told;
        this.tell = tell;
    }

    /** Something has happened. */
    public void hear(List<Event> events, EventBook<?> book) {
        of(events, book).stream().filter(this::isNew).forEach(waiting::add);
    }

    /** What these events would be told for, if they happened for the first time. */
    public static List<Note> of(List<Event> events, EventBook<?> book) {
        return events.stream()
                .flatMap(event -> book.row(event).notes().apply(event).stream())
                .toList();
    }

    private boolean isNew(Note note) {
        return !told.test(note) && !waiting.contains(note) && !shown.equals(Optional.of(note));
    }

    /** The note to be shown now; the next one comes when this one has been put away. */
    public Optional<Note> show() {
        if (shown.isEmpty()) {
            shown = Optional.ofNullable(waiting.poll());
            shown.ifPresent(tell);
        }
        return shown;
    }

    /** The note that is being read. */
    public Optional<Note> shown() {
        return shown;
    }

    /** The note that is shown has been read. */
    public void putAway() {
        shown = Optional.empty();
    }

    /** Nothing that has not been shown is of interest any more. */
    public void forget() {
        waiting.clear();
        shown = Optional.empty();
    }
}

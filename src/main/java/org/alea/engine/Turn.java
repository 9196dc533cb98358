package org.alea.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** What happens while one move is played. */
public final class Turn {
    private static final Turn SILENT = new Turn(false, event -> {}, () -> {});

    private final boolean listening;
    private final Consumer<Event> watcher;
    private final Runnable atReveal;
    private final List<Event> events = new ArrayList<>();
    private boolean revealed;

    private Turn(boolean listening, Consumer<Event> watcher, Runnable atReveal) {
        this.listening = listening;
        this.watcher = watcher;
        this.atReveal = atReveal;
    }

    /** A turn that remembers its events. */
    public static Turn recorded() {
        return watched(event -> {});
    }

    /** A turn that remembers its events and tells {@code watcher} each of them while the move goes on. */
    public static Turn watched(Consumer<Event> watcher) {
        return new Turn(true, watcher, () -> {});
    }

    /** A watched turn that says when something hidden is about to be seen. */
    static Turn foreseen(Consumer<Event> watcher, Runnable atReveal) {
        return new Turn(true, watcher, atReveal);
    }

    /** A turn nobody watches, for playouts. */
    public static Turn silent() {
        return SILENT;
    }

    /** Whether anyone wants the events: playouts skip making them. */
    public boolean listening() {
        return listening;
    }

    public void add(Event event) {
        if (listening) {
            events.add(event);
            watcher.accept(event);
        }
    }

    /** Says that the player has now seen what was hidden before: the move cannot fairly be taken back. */
    public void reveal() {
        if (listening) {
            atReveal.run();
            revealed = true;
        }
    }

    public boolean revealed() {
        return revealed;
    }

    public List<Event> events() {
        return Collections.unmodifiableList(events);
    }
}

package org.alea.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What happens while one move is played. */
public final class Turn {
    private static final Turn SILENT = new Turn(false);

    private final boolean listening;
    private final List<Event> events = new ArrayList<>();
    private boolean revealed;

    private Turn(boolean listening) {
        this.listening = listening;
    }

    /** A turn that remembers its events. */
    public static Turn recorded() {
        return new Turn(true);
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
        }
    }

    /** Says that the player has now seen what was hidden before: the move cannot fairly be taken back. */
    public void reveal() {
        if (listening) {
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

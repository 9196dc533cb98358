package org.alea.app.gametable;

import java.util.function.LongSupplier;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;

/**
 * The first moment at a table that has just opened: whatever is pressed was meant for what lay there before, and nothing
 * hears of it.
 */
public final class FirstMoment {
    private static final long NANOS = 600_000_000L;

    private final LongSupplier nanos;
    private long since;
    private boolean guarded;

    public FirstMoment(Node table, LongSupplier nanos) {
        this.nanos = nanos;
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, this::guard);
        table.addEventFilter(MouseEvent.MOUSE_RELEASED, this::guard);
        table.addEventFilter(MouseEvent.MOUSE_CLICKED, this::guard);
    }

    /** The table has just come into sight. */
    public void begin() {
        since = nanos.getAsLong();
        guarded = true;
    }

    public boolean lasts() {
        guarded = guarded && nanos.getAsLong() - since < NANOS;
        return guarded;
    }

    private void guard(Event press) {
        if (lasts()) {
            press.consume();
        }
    }
}

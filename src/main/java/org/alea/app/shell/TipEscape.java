package org.alea.app.shell;

import javafx.collections.ListChangeListener;
import javafx.scene.control.Tooltip;
import javafx.stage.Window;

/**
 * Lets Escape through a tip that happens to be showing. JavaFX keeps the key for itself when it hides one, so that what
 * the player meant to take back would stay where it is.
 */
public final class TipEscape {
    private static final ListChangeListener<Window> SHOWN = change -> {
        while (change.next()) {
            change.getAddedSubList().forEach(TipEscape::open);
        }
    };

    private TipEscape() {}

    /** Every tip that is shown from now on hides at Escape without keeping it; asked twice, it is the same. */
    public static void listen() {
        Window.getWindows().removeListener(SHOWN);
        Window.getWindows().addListener(SHOWN);
    }

    private static void open(Window window) {
        if (window instanceof Tooltip tip) {
            tip.setConsumeAutoHidingEvents(false);
        }
    }
}

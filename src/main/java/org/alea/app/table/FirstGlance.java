package org.alea.app.table;

import java.util.function.LongSupplier;
import javafx.scene.Parent;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * The first glance at a sheet that comes up under hands still at play: clicks, Enter and Space were meant for what lay
 * there before, and nothing hears them until the hands have rested.
 */
public final class FirstGlance {
    private static final long LOOK_NANOS = 1_000_000_000L;
    private static final long REST_NANOS = 500_000_000L;

    private final LongSupplier nanos;
    private final long cameUp;
    private long lastPress;
    private boolean rested;

    private FirstGlance(LongSupplier nanos) {
        this.nanos = nanos;
        this.cameUp = nanos.getAsLong();
        this.lastPress = cameUp;
    }

    /** To be called as soon as the sheet lies there. */
    public static void guard(Parent sheet, LongSupplier nanos) {
        // a slow machine needs a while for this, and nobody has seen anything meanwhile
        sheet.applyCss();
        sheet.layout();
        FirstGlance glance = new FirstGlance(nanos);
        sheet.addEventFilter(MouseEvent.MOUSE_PRESSED, glance::press);
        sheet.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
                glance.press(event);
            }
        });
    }

    private void press(InputEvent event) {
        long now = nanos.getAsLong();
        rested = rested || (now - cameUp >= LOOK_NANOS && now - lastPress >= REST_NANOS);
        lastPress = now;
        if (!rested) {
            event.consume();
        }
    }
}

package org.alea.app.shell;

import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * Shows the focus wherever a key brought it. JavaFX shows it after Tab only: not when a control moves it by itself, as
 * toggles do at an arrow key, nor when a screen does at a key of its own.
 */
public final class FocusRing {
    private static final PseudoClass VISIBLE = PseudoClass.getPseudoClass("focus-visible");

    private boolean byKey;

    private FocusRing() {}

    public static void follow(Scene scene) {
        FocusRing ring = new FocusRing();
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> ring.byKey = true);
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            ring.byKey = false;
            if (scene.getFocusOwner() != null) {
                scene.getFocusOwner().pseudoClassStateChanged(VISIBLE, false);
            }
        });
        scene.focusOwnerProperty().addListener((all, old, now) -> {
            if (old != null) {
                old.pseudoClassStateChanged(VISIBLE, false);
            }
            if (now != null && ring.byKey) {
                now.pseudoClassStateChanged(VISIBLE, true);
            }
        });
    }
}

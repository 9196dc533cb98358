package org.alea.app.shell;

import javafx.beans.value.ObservableDoubleValue;
import javafx.scene.Node;

/**
 * Rearranges a part of the window as it learns its size. JavaFX styles what is new and then lays everything out; what
 * comes or moves in between would be drawn bare for one frame, so it is styled at once.
 */
public final class Refit {
    private Refit() {}

    /** @param size the width or the height that decides how the part is arranged */
    public static void at(ObservableDoubleValue size, Node part, Runnable arrange) {
        size.addListener((all, old, now) -> {
            arrange.run();
            // before there is a window nobody sees it bare, and the theme may still be missing
            if (part.getScene() != null && part.getScene().getWindow() != null) {
                part.applyCss();
            }
        });
    }
}

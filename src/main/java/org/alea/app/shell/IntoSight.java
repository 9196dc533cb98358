package org.alea.app.shell;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/** Scrolls just as far as it takes to see all of a line, with the ring of the focus around it. */
public final class IntoSight {
    private static final double RING = 4;

    private IntoSight() {}

    /** @param line somewhere in what the pane scrolls, laid out already */
    public static void bring(ScrollPane pane, Node line) {
        double height = pane.getViewportBounds().getHeight();
        double room = pane.getContent().getLayoutBounds().getHeight() - height;
        if (room > 0) {
            Bounds bounds = pane.getContent().sceneToLocal(line.localToScene(line.getLayoutBounds()));
            double from = pane.getVvalue() * room;
            double lowest = Math.min(from, Math.max(0, bounds.getMinY() - RING));
            pane.setVvalue(Math.max(lowest, Math.min(room, bounds.getMaxY() + RING - height)) / room);
        }
    }
}

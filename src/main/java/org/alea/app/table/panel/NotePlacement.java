package org.alea.app.table.panel;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** Puts words above a thing on the table, or below it where there is no room above. */
public final class NotePlacement {
    private static final double EDGE = 8;

    private NotePlacement() {}

    /** @param overlap how far the words reach over the thing */
    public static void put(Region words, Node thing, Pane board, double overlap) {
        Bounds scene = thing.localToScene(thing.getLayoutBounds());
        Point2D above = board.sceneToLocal(scene.getCenterX(), scene.getMinY());
        double most = board.getWidth() - EDGE - words.getWidth();
        double x = Math.max(EDGE, Math.min(most, above.getX() - words.getWidth() / 2));
        double y = above.getY() - words.getHeight() + overlap;
        words.relocate(x, y < EDGE ? board.sceneToLocal(0, scene.getMaxY()).getY() - overlap : y);
    }
}

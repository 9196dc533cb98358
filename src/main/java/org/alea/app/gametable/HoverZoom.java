package org.alea.app.gametable;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** What is to be read about a spot, large and beside it, for as long as the pointer rests there. */
final class HoverZoom extends StackPane {
    private static final double EDGE = 8;

    HoverZoom() {
        getStyleClass().add("hover-zoom");
        setManaged(false);
    }

    void show(Region large, Node beside, Pane board) {
        hide();
        getChildren().setAll(large);
        board.getChildren().add(this);
        applyCss();
        double width = prefWidth(-1);
        double height = prefHeight(width);
        resize(width, height);
        Bounds scene = beside.localToScene(beside.getLayoutBounds());
        Point2D left = board.sceneToLocal(scene.getMinX(), scene.getMinY());
        Point2D right = board.sceneToLocal(scene.getMaxX(), scene.getMinY());
        boolean room = right.getX() + EDGE + width <= board.getWidth();
        double x = room ? right.getX() + EDGE : Math.max(EDGE, left.getX() - EDGE - width);
        double y = Math.max(EDGE, Math.min(right.getY(), board.getHeight() - height - EDGE));
        relocate(x, y);
    }

    /** Whether a point of the scene is on it. */
    boolean holds(Point2D scene) {
        return getParent() != null && contains(sceneToLocal(scene));
    }

    void hide() {
        if (getParent() instanceof Pane board) {
            board.getChildren().remove(this);
        }
    }
}

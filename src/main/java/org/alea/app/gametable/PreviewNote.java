package org.alea.app.gametable;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/** Says beside the place something is held over what letting go there would bring. */
final class PreviewNote extends Label {
    private static final double EDGE = 8;

    PreviewNote() {
        getStyleClass().add("preview-note");
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
        setWrapText(true);
        setMaxWidth(320);
    }

    void show(List<String> lines, Node beside) {
        setVisible(!lines.isEmpty());
        if (!lines.isEmpty() && getParent() instanceof Pane board) {
            setText(String.join("\n", lines));
            applyCss();
            double width = Math.min(prefWidth(-1), getMaxWidth());
            resize(width, prefHeight(width));
            Bounds scene = beside.localToScene(beside.getLayoutBounds());
            Point2D above = board.sceneToLocal(scene.getCenterX(), scene.getMinY());
            double x = Math.max(EDGE, Math.min(board.getWidth() - EDGE - width, above.getX() - width / 2));
            double y = above.getY() - getHeight() - EDGE;
            relocate(x, y < EDGE ? board.sceneToLocal(0, scene.getMaxY()).getY() + EDGE : y);
            toFront();
        }
    }

    void hide() {
        setVisible(false);
    }
}

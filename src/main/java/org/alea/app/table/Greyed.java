package org.alea.app.table;

import javafx.event.EventHandler;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/**
 * What cannot be done now still leads to the rule or the reason. JavaFX lets the pointer fall through a disabled node,
 * so what holds the node listens for it: a pane that is hit where only its background is.
 */
public final class Greyed {
    private final Node node;
    private final Runnable reason;
    private final EventHandler<MouseEvent> moves = this::moved;
    private final EventHandler<MouseEvent> clicks = this::clicked;

    private Greyed(Node node, Runnable reason) {
        this.node = node;
        this.reason = reason;
    }

    /** A click on a node while it is disabled does this; what is done with it otherwise is its own affair. */
    public static void lead(Node node, Runnable reason) {
        Greyed greyed = new Greyed(node, reason);
        node.parentProperty().addListener((all, old, now) -> {
            if (old != null) {
                old.removeEventFilter(MouseEvent.MOUSE_MOVED, greyed.moves);
                old.removeEventFilter(MouseEvent.MOUSE_CLICKED, greyed.clicks);
                old.setCursor(null);
            }
            if (now != null) {
                now.addEventFilter(MouseEvent.MOUSE_MOVED, greyed.moves);
                now.addEventFilter(MouseEvent.MOUSE_CLICKED, greyed.clicks);
            }
        });
    }

    private void moved(MouseEvent event) {
        Parent around = node.getParent();
        around.setCursor(isMeant(event) ? Cursor.HAND : null);
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress() && isMeant(event)) {
            event.consume();
            reason.run();
        }
    }

    private boolean isMeant(MouseEvent event) {
        return node.isDisabled()
                && node.getParent().equals(event.getPickResult().getIntersectedNode())
                && node.contains(node.sceneToLocal(event.getSceneX(), event.getSceneY()));
    }
}

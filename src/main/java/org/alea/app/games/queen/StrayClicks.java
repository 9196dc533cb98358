package org.alea.app.games.queen;

import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * A click too many is no answer: a button that has come under a pointer which goes on clicking hears nothing until the
 * pointer has rested.
 */
final class StrayClicks {
    private @Nullable String begun;

    private StrayClicks() {}

    static void guard(Node table) {
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, new StrayClicks()::press);
    }

    private void press(MouseEvent event) {
        String button = button(event);
        if (event.getClickCount() <= 1) {
            begun = button;
        } else if (button != null && !Objects.equals(button, begun)) {
            event.consume();
        }
    }

    /** The name or else the words of the button pressed: one made anew for the next step is still the same to a player. */
    private static @Nullable String button(MouseEvent event) {
        for (Node node = event.getTarget() instanceof Node target ? target : null;
                node != null;
                node = node.getParent()) {
            if (node instanceof Button button) {
                return button.getId() == null ? button.getAccessibleText() : button.getId();
            }
        }
        return null;
    }
}

package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;

/** The keyboard on what lies over the table: Tab reaches its buttons, the arrows move what is too long to be seen. */
final class CoverFocus {
    private final Parent cover;

    CoverFocus(Parent cover) {
        this.cover = cover;
    }

    /**
     * Makes its buttons reachable. What can be scrolled takes the arrows as soon as it lies there; where nothing can,
     * the main button takes the keyboard, so that one sees what Enter does.
     */
    void enter() {
        List<Node> all = reachable();
        all.forEach(node -> node.setFocusTraversable(true));
        all.stream()
                .filter(node -> !(node instanceof ButtonBase))
                .findFirst()
                .or(() -> all.stream().filter(CoverFocus::main).findFirst())
                .ifPresent(Node::requestFocus);
    }

    private static boolean main(Node node) {
        return node.getStyleClass().contains("primary");
    }

    /** Presses the button that has the keyboard, if one has. */
    boolean press() {
        Optional<ButtonBase> button =
                focused().filter(ButtonBase.class::isInstance).map(ButtonBase.class::cast);
        button.ifPresent(ButtonBase::fire);
        return button.isPresent();
    }

    boolean holds() {
        return focused().isPresent();
    }

    private Optional<Node> focused() {
        return Optional.ofNullable(cover.getScene())
                .map(scene -> scene.getFocusOwner())
                .filter(reachable()::contains);
    }

    private List<Node> reachable() {
        List<Node> found = new ArrayList<>();
        gather(cover, found);
        return found;
    }

    private static void gather(Node node, List<Node> found) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        if (node instanceof ButtonBase || node instanceof ListView) {
            found.add(node);
        } else if (node instanceof ScrollPane scroll) {
            found.add(scroll);
            gather(scroll.getContent(), found);
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> gather(child, found));
        }
    }
}

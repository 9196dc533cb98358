package org.alea.app.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** Holds at most one dialog above the screen, which can be neither clicked nor reached by Tab meanwhile. */
public final class DialogLayer extends StackPane {
    private final ChangeListener<Node> focusKeeper = (all, old, now) -> keepFocus(now);
    private @Nullable Node returnTo;

    public DialogLayer() {
        getStyleClass().add("dialog-layer");
        Sheets.attach(this, List.of("forms"));
        setVisible(false);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                close();
            }
            // what is open below must not hear of it; Tab is the window's own where a control, a slider say, leaves it
            if (event.getCode() != KeyCode.TAB) {
                event.consume();
            }
        });
    }

    public void open(Node dialog) {
        if (!isVisible()) {
            returnTo = getScene().getFocusOwner();
            getScene().focusOwnerProperty().addListener(focusKeeper);
        }
        dialog.getStyleClass().add("dialog");
        if (dialog instanceof Region region) {
            region.setMaxHeight(USE_PREF_SIZE);
        }
        getChildren().setAll(dialog);
        setVisible(true);
        focusDialog();
    }

    public void close() {
        if (!isVisible()) {
            return;
        }
        getScene().focusOwnerProperty().removeListener(focusKeeper);
        setVisible(false);
        getChildren().clear();
        if (returnTo != null) {
            returnTo.requestFocus();
        }
        returnTo = null;
    }

    private void keepFocus(@Nullable Node owner) {
        Node node = owner;
        while (node != null && node != this) {
            node = node.getParent();
        }
        if (node == null) {
            focusFirst(reachable());
        }
    }

    /** A field to be filled in comes first: whoever opened the dialog goes on typing. Else Enter is the main action. */
    private void focusDialog() {
        List<Node> reachable = reachable();
        List<Node> fields = reachable.stream()
                .filter(TextInputControl.class::isInstance)
                .filter(node -> !node.getStyleClass().contains("on-request"))
                .toList();
        List<Node> main = reachable.stream()
                .filter(node -> node.getStyleClass().contains("primary"))
                .toList();
        focusFirst(!fields.isEmpty() ? fields : main.isEmpty() ? reachable : main);
    }

    private void focusFirst(List<Node> nodes) {
        nodes.stream().findFirst().ifPresentOrElse(Node::requestFocus, this::requestFocus);
    }

    private List<Node> reachable() {
        List<Node> reachable = new ArrayList<>();
        collectFocusable(this, reachable);
        return reachable;
    }

    private static void collectFocusable(Node node, List<Node> reachable) {
        if (!node.isVisible()) {
            return;
        }
        if (node.isFocusTraversable() && !node.isDisabled()) {
            reachable.add(node);
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collectFocusable(child, reachable));
        }
    }
}

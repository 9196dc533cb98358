package org.alea.app.gametable;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * What lies over the whole table for a while, one at a time: menu, forecast, a card, the result. It survives a table that is
 * built anew: what is open is made again in the new size, theme and language.
 */
public final class TableCovers {
    private final StackPane scrim = new StackPane();
    private final Node home;
    private Optional<Supplier<? extends Region>> open = Optional.empty();

    /** @param home takes the keyboard back */
    public TableCovers(Node home) {
        this.home = home;
        scrim.getStyleClass().add("scrim");
        scrim.setManaged(false);
        scrim.setVisible(false);
        scrim.setOnMouseClicked(clicked -> {
            if (clicked.getTarget() == scrim) {
                close();
            }
        });
    }

    /** Lays it over a table that has just been built anew. */
    public void lay(Pane board, double width, double height) {
        board.getChildren().add(scrim);
        scrim.resizeRelocate(0, 0, width, height);
        open.ifPresent(this::put);
    }

    /** Lays something over the table. */
    public void open(Supplier<? extends Region> cover) {
        open = Optional.of(cover);
        put(cover);
    }

    private void put(Supplier<? extends Region> cover) {
        Region content = cover.get();
        scrim.getChildren().setAll(content);
        scrim.setVisible(true);
        scrim.toFront();
        content.lookupAll(".button").forEach(button -> button.setFocusTraversable(true));
        Optional<Node> first = content.lookupAll(".button").stream()
                .filter(button -> button.getStyleClass().contains("primary"))
                .findFirst();
        first.or(() -> content.lookupAll(".button").stream().findFirst()).ifPresent(Node::requestFocus);
    }

    public Optional<Node> shown() {
        return scrim.isVisible() ? scrim.getChildren().stream().findFirst() : Optional.empty();
    }

    public boolean isOpen() {
        return scrim.isVisible();
    }

    public void close() {
        boolean keysWentHere = scrim.isFocusWithin();
        open = Optional.empty();
        scrim.setVisible(false);
        scrim.getChildren().clear();
        if (keysWentHere) {
            home.requestFocus();
        }
    }
}

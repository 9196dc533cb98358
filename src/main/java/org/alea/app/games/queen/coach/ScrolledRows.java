package org.alea.app.games.queen.coach;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Rows that take the height that is left; the keyboard goes to the rows, not to what scrolls them. */
final class ScrolledRows extends ScrollPane {

    ScrolledRows(VBox rows) {
        super(rows);
        setFitToWidth(true);
        setFocusTraversable(false);
        setMinHeight(0);
        getStyleClass().add("candidate-scroll");
        VBox.setVgrow(this, Priority.ALWAYS);
    }
}

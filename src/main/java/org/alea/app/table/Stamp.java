package org.alea.app.table;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

/** A word stamped across a card that is settled. */
public final class Stamp extends StackPane {

    public Stamp(String word) {
        getStyleClass().add("stamp");
        setAlignment(Pos.CENTER);
        setRotate(-11);
        setMouseTransparent(true);
        getChildren().add(new Label(word));
    }
}

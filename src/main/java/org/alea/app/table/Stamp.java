package org.alea.app.table;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

/** A word stamped across a card that is settled. */
public final class Stamp extends StackPane {

    private static final double WANTED = 32;
    private static final double FRAME = 40;

    /** @param room how wide it may be */
    public Stamp(String word, double room) {
        getStyleClass().add("stamp");
        setAlignment(Pos.CENTER);
        setRotate(-11);
        setMouseTransparent(true);
        Label label = new Label(word);
        Fitting.line(label, "Grenze", WANTED, room - FRAME);
        getChildren().add(label);
    }
}

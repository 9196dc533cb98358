package org.alea.app.games.royal;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A small place in a corner of the square: a sign, a number, a name. */
final class Corner extends VBox {
    private final Label figure = new Label();
    private final Label name = new Label();

    Corner(Node sign, double size) {
        super(0);
        getStyleClass().add("royal-corner");
        setAlignment(Pos.CENTER);
        setMinSize(size, size);
        setPrefSize(size, size);
        setMaxSize(size, size);
        figure.getStyleClass().add("corner-figure");
        figure.setGraphic(sign);
        name.getStyleClass().add("corner-name");
        getChildren().addAll(figure, name);
    }

    void show(String number, String words, String heard) {
        figure.setText(number);
        name.setText(words);
        setAccessibleText(heard);
    }
}

package org.alea.app.games.royal.roy;

import javafx.geometry.Pos;
import javafx.scene.control.Label;

/** The brass number of a step, on the panel and on the pieces the step concerns. */
public final class StepBadge extends Label {
    public static final double SIZE = 30;

    public StepBadge(int number, double size) {
        super(Integer.toString(number));
        getStyleClass().addAll("royal-step-badge");
        setAlignment(Pos.CENTER);
        setMinSize(size, size);
        setPrefSize(size, size);
        setMaxSize(size, size);
        setStyle("-fx-font-size: " + size * 0.56 + "px;");
        setMouseTransparent(true);
    }
}

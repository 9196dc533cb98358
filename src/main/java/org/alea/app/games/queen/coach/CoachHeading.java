package org.alea.app.games.queen.coach;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The title of a part of the coach's page, and a remark at its other end. */
final class CoachHeading extends HBox {

    /** @param style how large the title is */
    CoachHeading(Label title, String style, Label remark) {
        title.getStyleClass().addAll("display", style);
        title.setMinWidth(USE_PREF_SIZE);
        remark.getStyleClass().addAll("small", "muted");
        Region gap = new Region();
        setHgrow(gap, Priority.ALWAYS);
        getStyleClass().add("coach-heading");
        getChildren().addAll(title, gap, remark);
    }
}

package org.alea.app.table;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** The phases of a round in one line: done ones ticked, the present one in the game's colour. */
public final class StepIndicator extends HBox {

    public StepIndicator() {
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("steps");
    }

    /** Shows the names of the phases; {@code present} counts from 0. */
    public void show(List<String> names, int present) {
        getChildren().clear();
        for (int i = 0; i < names.size(); i++) {
            if (i > 0) {
                Region line = new Region();
                line.getStyleClass().add("step-line");
                getChildren().add(line);
            }
            Label number = new Label(i < present ? "" : Integer.toString(i + 1));
            if (i < present) {
                number.setGraphic(Glyph.icon("mdi2c-check-bold", 12));
            }
            number.getStyleClass().add("step-number");
            Label step = new Label(names.get(i), number);
            step.getStyleClass().addAll("step", i == present ? "present" : i < present ? "done" : "to-come");
            getChildren().add(step);
        }
    }
}

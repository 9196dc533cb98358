package org.alea.app.table.figure;

import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.alea.app.table.symbol.Sign;

/** One section of an enemy's action bar: at which range it acts, whom it takes, what it does in which order. */
public final class BarSection extends VBox {

    /** Whether this is the section that is used. */
    public enum State {
        PLAIN,
        CHOSEN,
        PASSED
    }

    /**
     * What is printed on a section.
     *
     * @param range in brass on top
     * @param mark whom it aims at, empty for none
     * @param icons what it does, in order
     * @param plus what stands behind, empty for nothing
     */
    public record Print(String range, String mark, List<String> icons, String plus) {

        public static Print of(String range, String... icons) {
            return new Print(range, "", List.of(icons), "");
        }

        public Print aiming(String target) {
            return new Print(range, target, icons, plus);
        }

        public Print plus(String more) {
            return new Print(range, mark, icons, more);
        }
    }

    /** @param height 44 as designed; in less than 36 the range stands beside the signs */
    public BarSection(Print print, State state, double height) {
        getStyleClass().addAll("bar-section", "section-" + state.name().toLowerCase(Locale.ROOT));
        setAlignment(Pos.CENTER);
        setMinSize(USE_PREF_SIZE, height);
        setPrefHeight(height);
        setMaxSize(USE_PREF_SIZE, height);
        boolean low = height < 36;
        double sign = low ? 15 : 18;
        Label range = new Label(print.range());
        range.getStyleClass().add("section-range");
        HBox does = new HBox(1);
        does.setAlignment(Pos.CENTER);
        if (!print.mark().isEmpty()) {
            does.getChildren().add(new Label(print.mark()));
        }
        boolean further = false;
        for (String icon : print.icons()) {
            if (further) {
                does.getChildren().add(Sign.of("mdi2c-chevron-right", 11));
            }
            does.getChildren().add(Sign.of(icon, sign));
            further = true;
        }
        if (!print.plus().isEmpty()) {
            does.getChildren().add(new Label(print.plus()));
        }
        if (low) {
            does.getChildren().add(0, range);
            does.setSpacing(4);
            getChildren().add(does);
        } else {
            getChildren().addAll(range, does);
        }
    }
}

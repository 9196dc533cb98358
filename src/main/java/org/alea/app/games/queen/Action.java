package org.alea.app.games.queen;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.alea.app.table.Fitting;
import org.alea.app.table.Glyph;
import org.alea.app.table.KeyCap;

/** Something a button does: its words, its icon, its key, and how much it weighs. An empty icon or key is not drawn. */
record Action(String words, String icon, String key, Weight weight, Runnable act) {

    /** How a button looks. */
    enum Weight {
        PRIMARY,
        SECONDARY,
        QUIET
    }

    /** Whether Space and Enter press it: it weighs most and says so, and its key is not the figure of one choice of several. */
    boolean leadsOn() {
        return weight == Weight.PRIMARY && !key.isEmpty() && !Character.isDigit(key.charAt(0));
    }

    private double wanted(QueenLayout layout) {
        return layout.words(weight == Weight.PRIMARY ? (layout.compact() ? 16 : 17) : 14);
    }

    /** A button for a narrow place: its words are smaller rather than cut, and the icon goes first. */
    Button button(double room, QueenLayout layout) {
        double wanted = wanted(layout);
        double inner = room - 28;
        boolean iconic = !icon.isEmpty() && !layout.compact() && Fitting.buttonWidth(words, key, wanted) + 28 < inner;
        Button button = new Action(words, iconic ? icon : "", key, weight, act).button();
        double size = Fitting.buttonSize(words, key, wanted, inner - (iconic ? 28 : 0));
        button.setStyle("-fx-font-size: " + size + "px;");
        return button;
    }

    /** How wide the words would like to be. */
    double width(QueenLayout layout) {
        return Fitting.buttonWidth(words, key, wanted(layout)) + 28;
    }

    Button button() {
        HBox content = new HBox(8);
        content.setAlignment(Pos.CENTER);
        if (!icon.isEmpty()) {
            content.getChildren().add(Glyph.icon(icon, weight == Weight.PRIMARY ? 20 : 17));
        }
        Label said = new Label(words);
        said.setMinWidth(Region.USE_PREF_SIZE);
        content.getChildren().add(said);
        if (!key.isEmpty()) {
            content.getChildren().add(new KeyCap(key));
        }
        Button button = new Button("", content);
        button.getStyleClass().addAll("action", style());
        button.setAccessibleText(words);
        button.setFocusTraversable(false);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(pressed -> act.run());
        return button;
    }

    private String style() {
        return switch (weight) {
            case PRIMARY -> "primary";
            case SECONDARY -> "plain";
            case QUIET -> "ghost";
        };
    }
}

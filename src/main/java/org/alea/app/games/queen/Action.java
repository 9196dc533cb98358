package org.alea.app.games.queen;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
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

    /** Without the icon, where there is little room. */
    Button plainButton() {
        return new Action(words, "", key, weight, act).button();
    }

    Button button() {
        HBox content = new HBox(8);
        content.setAlignment(Pos.CENTER);
        if (!icon.isEmpty()) {
            content.getChildren().add(Glyph.icon(icon, weight == Weight.PRIMARY ? 20 : 17));
        }
        content.getChildren().add(new Label(words));
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

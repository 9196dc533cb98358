package org.alea.app.table;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** Covers a whole table with opaque cloth while the clock stands still: nothing can be studied during a pause. */
public final class Curtain extends StackPane {
    private final Label title = new Label();
    private final Label words = new Label();
    private final VBox content = new VBox(14);
    private final Figures countdown = new Figures(160);

    public Curtain() {
        getStyleClass().add("curtain");
        title.getStyleClass().add("curtain-title");
        words.getStyleClass().add("curtain-words");
        content.setAlignment(Pos.CENTER);
        setVisible(false);
        getChildren().addAll(content, countdown);
        countdown.setVisible(false);
    }

    /** Falls, with words and the controls that raise it again. */
    public void fall(String heading, String explanation, Node... controls) {
        title.setText(heading);
        words.setText(explanation);
        content.getChildren().setAll(Glyph.icon("mdi2p-pause-circle-outline", 64, "curtain-icon"), title, words);
        content.getChildren().addAll(controls);
        content.setVisible(true);
        countdown.setVisible(false);
        setVisible(true);
        toFront();
    }

    /** Counts down behind the cloth before it rises. */
    public void count(int seconds) {
        content.setVisible(false);
        countdown.setVisible(true);
        countdown.show(Integer.toString(seconds));
    }

    public void rise() {
        setVisible(false);
    }
}

package org.alea.app.games.reckoners.sheet;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.table.symbol.Sign;

/** A column of lines with a sign, words and a figure, under headings. */
final class Lines extends VBox {
    private final double text;

    /** @param text how much larger than designed words are to be set */
    Lines(double wide, double text) {
        super(6);
        this.text = text;
        setPrefWidth(wide);
        setMaxWidth(wide);
        setStyle("-fx-font-size: " + 14 * text + "px;");
        getStyleClass().add("reck-lines");
    }

    /** As a sheet of its own over the table. */
    Lines asSheet() {
        getStyleClass().addAll("panel", "reck-sheet");
        setMaxHeight(USE_PREF_SIZE);
        return this;
    }

    Lines title(String words) {
        return put(words, "reck-lines-title");
    }

    Lines heading(String words) {
        return put(words, "cap");
    }

    /** Words over the whole width. */
    Lines words(String words) {
        return put(words, "reck-lines-words");
    }

    private Lines put(String words, String style) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(style);
        return add(label);
    }

    Lines line(String icon, String words, String figure) {
        return line(Sign.of(icon, 18 * text), words, figure);
    }

    Lines line(Node sign, String words, String figure) {
        Label said = new Label(words);
        said.setWrapText(true);
        Label right = new Label(figure);
        right.getStyleClass().add("result-points");
        right.setMinWidth(Region.USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox row = new HBox(10, sign, said, gap, right);
        row.setAlignment(Pos.CENTER_LEFT);
        row.setAccessibleText(words + " " + figure);
        return add(row);
    }

    Lines add(Node node) {
        getChildren().add(node);
        return this;
    }
}

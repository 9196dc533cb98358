package org.alea.app.chart;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/**
 * The colours and letters of the theme for a canvas, which style sheets do not reach: shapes nobody sees are styled in
 * its place and asked afterwards.
 */
final class Inks extends Group {
    private final Map<Ink, Rectangle> samples = new EnumMap<>(Ink.class);
    private final Text number = new Text("0");
    private final Text words = new Text("0");

    /** @param changed runs when the theme or the size of the letters has changed */
    Inks(Runnable changed) {
        setVisible(false);
        setManaged(false);
        for (Ink ink : Ink.values()) {
            Rectangle sample = new Rectangle(1, 1);
            sample.getStyleClass().add(ink.styleClass());
            sample.fillProperty().addListener((all, old, now) -> changed.run());
            samples.put(ink, sample);
            getChildren().add(sample);
        }
        number.getStyleClass().addAll("num", "chart-number");
        words.getStyleClass().add("chart-words");
        number.fontProperty().addListener((all, old, now) -> changed.run());
        getChildren().addAll(number, words);
    }

    Paint paint(Ink ink) {
        return samples.getOrDefault(ink, new Rectangle()).getFill();
    }

    Font numbers() {
        return number.getFont();
    }

    Font words() {
        return words.getFont();
    }

    double width(String text, Font font) {
        Text measured = new Text(text);
        measured.setFont(font);
        return measured.getLayoutBounds().getWidth();
    }
}

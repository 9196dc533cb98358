package org.alea.app.games.royal.pieces;

import javafx.scene.control.Label;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/** Finds the type in which words fit their place: a card never cuts an effect off. */
final class Fitting {
    private Fitting() {}

    /** The height words take in lines of this width. */
    static double height(String words, String family, double size, double width) {
        Text probe = new Text(words);
        probe.setFont(Font.font(family, size));
        // a label breaks its lines a hair sooner than a plain text
        probe.setWrappingWidth(width - 3);
        return Math.ceil(probe.getLayoutBounds().getHeight());
    }

    static double width(String words, String family, double size) {
        Text probe = new Text(words);
        probe.setFont(Font.font(family, size));
        return Math.ceil(probe.getLayoutBounds().getWidth());
    }

    /** Sets a single line as large as its width allows, from {@code most} down to {@code least}. @return the size */
    static double line(Label label, String family, double most, double least, double width) {
        double size = most;
        while (size > least && width(label.getText(), family, size) > width - 1) {
            size -= 0.5;
        }
        label.setStyle("-fx-font-size: " + size + "px;");
        return size;
    }

    /** Sets a paragraph as large as its place allows. @return the height it takes */
    static double paragraph(Label label, String family, double most, double least, double width, double height) {
        double size = most;
        while (size > least && height(label.getText(), family, size, width) > height) {
            size -= 0.5;
        }
        label.setStyle("-fx-font-size: " + size + "px;");
        return height(label.getText(), family, size, width);
    }
}

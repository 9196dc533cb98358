package org.alea.app.games.royal.pieces;

import javafx.scene.control.Label;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/** Finds the type in which words fit their place: a card never cuts an effect off. */
final class Fitting {
    private static final double LEAST = 8;

    private Fitting() {}

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
        set(label, size);
        return size;
    }

    /**
     * Sets a paragraph as large as its place allows, from {@code most} down to {@code least}; one that is longer still has
     * its lines closed up, and only then is it set smaller. Only the label itself knows where it breaks its lines and how
     * high it makes them. @return the height it takes
     */
    static double paragraph(Label label, double most, double least, double width, double height) {
        double size = most;
        set(label, size);
        while (size > least && label.prefHeight(width) > height) {
            size = Math.max(least, size - 0.5);
            set(label, size);
        }
        for (double smaller = size; smaller >= LEAST && label.prefHeight(width) > height; smaller -= 0.5) {
            set(label, smaller, "-fx-line-spacing: -2px;");
        }
        return label.prefHeight(width);
    }

    /** Lays a line in the middle of a box as high as its letters are: a box that is lower would cut their tails. */
    static void middle(Label label, double x, double y, double width, double height) {
        double high = Math.max(height, Math.ceil(label.prefHeight(width)));
        label.resizeRelocate(x, y + (height - high) / 2, width, high);
    }

    private static void set(Label label, double size) {
        set(label, size, "");
    }

    /** At once: a label that waits for the next frame's styles would cut its words for the length of this one. */
    private static void set(Label label, double size, String lines) {
        String style = "-fx-font-size: " + size + "px;" + lines;
        if (!style.equals(label.getStyle())) {
            label.setStyle(style);
            label.applyCss();
        }
    }
}

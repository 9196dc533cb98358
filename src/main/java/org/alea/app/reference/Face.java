package org.alea.app.reference;

import javafx.scene.Node;
import org.alea.app.shell.Texts;
import org.alea.engine.Words;

/**
 * One side of a piece, drawn by the same component that draws it on the table.
 *
 * @param name what is seen: the front, the back, the card as it lies on the table
 * @param width in the pixels a table is designed in
 */
public record Face(Words name, double width, double height, Drawing drawing) {

    /** Makes a fresh node, in the language of the texts, for a screen with {@code scale} pixels to the unit. */
    @FunctionalInterface
    public interface Drawing {
        Node draw(Texts texts, double scale);
    }

    public Node draw(Texts texts, double scale) {
        return drawing.draw(texts, scale);
    }
}

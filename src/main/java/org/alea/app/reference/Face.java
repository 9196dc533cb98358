package org.alea.app.reference;

import javafx.scene.Node;
import org.alea.app.shell.Texts;
import org.alea.engine.Words;
import org.alea.store.Choices;

/**
 * One side of a piece, drawn by the same component that draws it on the table.
 *
 * @param name what is seen: the front, the back, the card as it lies on the table
 * @param width in the pixels a table is designed in
 */
public record Face(Words name, double width, double height, Drawing drawing) {

    /**
     * How this player sees pieces.
     *
     * @param texts speak the language the piece is printed in
     * @param scale pixels to the unit
     * @param marks what tells the colours of dice apart
     * @param light whether it is day on the table
     * @param contrast whether patterns are left out
     */
    public record Look(Texts texts, double scale, Choices.ColourMarks marks, boolean light, boolean contrast) {}

    /** Makes a fresh node. */
    @FunctionalInterface
    public interface Drawing {
        Node draw(Look look);
    }

    public Node draw(Look look) {
        return drawing.draw(look);
    }
}

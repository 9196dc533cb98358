package org.alea.app.table;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/** A region of fixed size with a vector picture in it, whose origin is the top left corner. */
public class Drawing extends Region {
    private final Group picture = new Group();

    public Drawing(double width, double height) {
        picture.setManaged(false);
        getChildren().add(picture);
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
    }

    /** Replaces the picture. */
    public final void draw(Node... nodes) {
        picture.getChildren().setAll(nodes);
    }

    /** Draws something over what is there. */
    public final void add(Node... nodes) {
        picture.getChildren().addAll(nodes);
    }

    /** Words in one colour for good, their middle at a point. */
    public static Text words(String words, double x, double y, String family, double size, Color ink) {
        Text text = new Text(words);
        text.setFont(Font.font(family, size));
        Glyph.ink(text, ink);
        text.setX(x - text.getLayoutBounds().getWidth() / 2);
        text.setY(y + size * 0.35);
        text.setMouseTransparent(true);
        return text;
    }
}

package org.alea.app.table.symbol;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import org.alea.app.shell.Icon;
import org.alea.app.table.Glyph;

/** A sign by its name: a glyph of the icon font ({@code mdi2c-crown}) or a picture drawn for the tables ({@code alea-parry}). */
public final class Sign {
    private static final double BOX = 24;

    private Sign() {}

    /** A sign in a square of {@code size}, coloured by the style sheet as every icon is; no name leaves no room. */
    public static Node of(String name, double size, String... styleClasses) {
        if (name.isEmpty()) {
            return new Group();
        }
        if (!DrawnSign.knows(name)) {
            return Glyph.icon(name, size, styleClasses);
        }
        SVGPath path = path(name);
        path.getStyleClass().add("icon");
        path.getStyleClass().addAll(styleClasses);
        return boxed(path, 0, 0, size);
    }

    /** A sign in one colour for good, centred on a point. */
    public static Node at(String name, double x, double y, double size, Color ink) {
        if (!DrawnSign.knows(name)) {
            return Glyph.at(name, x, y, size, ink);
        }
        SVGPath path = path(name);
        path.setFill(ink);
        return boxed(path, x - size / 2, y - size / 2, size);
    }

    /** A sign in one colour for good, its square at the origin. */
    public static Node inked(String name, double size, Color ink) {
        return at(name, size / 2, size / 2, size, ink);
    }

    /** Paints a sign in the present colour of the pen, centred on a point. */
    public static void paint(GraphicsContext pen, String name, double x, double y, double size) {
        if (DrawnSign.knows(name)) {
            pen.save();
            pen.translate(x - size / 2, y - size / 2);
            pen.scale(size / BOX, size / BOX);
            pen.setFillRule(FillRule.EVEN_ODD);
            pen.beginPath();
            pen.appendSVGPath(DrawnSign.path(name));
            pen.fill();
            pen.restore();
        } else {
            pen.setFont(Icon.font(size));
            pen.fillText(Glyph.sign(name), x - size / 2, y + Glyph.baseline(size));
        }
    }

    private static SVGPath path(String name) {
        SVGPath path = new SVGPath();
        path.setContent(DrawnSign.path(name));
        path.setFillRule(FillRule.EVEN_ODD);
        path.setMouseTransparent(true);
        return path;
    }

    private static Node boxed(SVGPath path, double x, double y, double size) {
        Rectangle box = new Rectangle(x, y, size, size);
        box.setFill(Color.TRANSPARENT);
        box.setMouseTransparent(true);
        path.getTransforms().setAll(new Translate(x, y), new Scale(size / BOX, size / BOX));
        return new Group(box, path);
    }
}

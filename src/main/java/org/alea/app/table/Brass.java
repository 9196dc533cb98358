package org.alea.app.table;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Circle;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import org.alea.app.shell.Logo;

/** The brass of the dials: a lit ring and its graduation. */
public final class Brass {
    public static final Paint GRADIENT = Logo.BRASS;

    private Brass() {}

    /** A ring around the origin. */
    public static Node ring(double radius, double width) {
        Circle ring = outline(radius, GRADIENT, width);
        return new Group(
                ring,
                outline(radius + width / 2, Color.gray(0, 0.4), 1),
                outline(radius - width / 2, Color.gray(0, 0.45), 1));
    }

    /** Marks on a circle around the origin, every {@code major}-th longer. */
    public static Node ticks(double radius, int count, double length, int major, double majorLength) {
        Path minor = new Path();
        minor.getStyleClass().add("tick");
        Path longer = new Path();
        longer.getStyleClass().add("major-tick");
        for (int i = 0; i < count; i++) {
            boolean isMajor = i % major == 0;
            var outer = Polar.at(0, 0, radius, i * 360.0 / count);
            var inner = Polar.at(0, 0, radius - (isMajor ? majorLength : length), i * 360.0 / count);
            (isMajor ? longer : minor)
                    .getElements()
                    .addAll(new MoveTo(outer.getX(), outer.getY()), new LineTo(inner.getX(), inner.getY()));
        }
        return new Group(minor, longer);
    }

    private static Circle outline(double radius, Paint paint, double width) {
        Circle circle = new Circle(radius, Color.TRANSPARENT);
        circle.setStroke(paint);
        circle.setStrokeWidth(width);
        return circle;
    }
}

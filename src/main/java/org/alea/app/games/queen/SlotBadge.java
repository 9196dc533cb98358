package org.alea.app.games.queen;

import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.SVGPath;
import org.alea.app.table.Polar;

/** A number in a disc: the number of a slot on its card, or of dice on the dial. Sun and Moon are shapes, not tints. */
final class SlotBadge extends StackPane {
    private final double radius;
    private final Label figure = new Label();

    /** The outline of a badge. */
    enum Shape {
        PLAIN,
        SUN,
        MOON
    }

    SlotBadge(double radius, String styleClass) {
        this.radius = radius;
        getStyleClass().addAll("slot-badge", styleClass);
        setAlignment(Pos.CENTER);
        setMouseTransparent(true);
        double box = radius * 2.7;
        setMinSize(box, box);
        setMaxSize(box, box);
        setPrefSize(box, box);
    }

    /** Shows a number; {@code tone} colours the rim of a plain badge. */
    void show(String text, Shape shape, String tone) {
        figure.setText(text);
        figure.setTranslateX(shape == Shape.MOON ? radius * 0.3 : 0);
        figure.getStyleClass().setAll("label", "slot-figure", shape.name().toLowerCase(java.util.Locale.ROOT));
        getChildren().setAll(outline(shape, tone), figure);
    }

    /** Crosses the number out: this slot cannot be chosen. */
    void strike() {
        double reach = radius * 0.8;
        Line line = new Line(-reach, reach, reach, -reach);
        line.getStyleClass().add("struck");
        getChildren().add(line);
    }

    /** What is drawn around the number: the badge itself has room for the largest of them. */
    Node outline() {
        return getChildren().get(0);
    }

    private Node outline(Shape shape, String tone) {
        return switch (shape) {
            case PLAIN -> plain(tone);
            case SUN -> sun();
            case MOON -> moon();
        };
    }

    private Node plain(String tone) {
        Circle disc = new Circle(radius);
        disc.getStyleClass().addAll("slot-disc", tone);
        return disc;
    }

    private Node sun() {
        double r = radius * 1.1;
        Group rays = new Group();
        for (int i = 0; i < 12; i++) {
            var left = Polar.at(0, 0, r * 0.82, i * 30 - 9);
            var tip = Polar.at(0, 0, r * 1.28, i * 30);
            var right = Polar.at(0, 0, r * 0.82, i * 30 + 9);
            Polygon ray = new Polygon(left.getX(), left.getY(), tip.getX(), tip.getY(), right.getX(), right.getY());
            ray.setFill(Color.web("#F2C14E"));
            rays.getChildren().add(ray);
        }
        Circle disc = new Circle(r * 0.92, Color.web("#2A1C08"));
        disc.setStroke(Color.web("#F2C14E"));
        disc.setStrokeWidth(3);
        rays.getChildren().add(disc);
        return rays;
    }

    private Node moon() {
        double r = radius;
        Circle disc = new Circle(r * 1.14, Color.web("#131B38"));
        disc.setStroke(Color.web("#8FA6E8"));
        disc.setStrokeWidth(2);
        SVGPath crescent = new SVGPath();
        double edge = r * 1.02;
        crescent.setContent("M" + r * 0.1 + " " + -edge + "A" + edge + " " + edge + " 0 1 0 " + r * 0.1 + " " + edge
                + "A" + r * 1.15 + " " + r * 1.15 + " 0 0 1 " + r * 0.1 + " " + -edge + "Z");
        crescent.setFill(Color.web("#C9D5FF"));
        return new Group(disc, crescent);
    }
}

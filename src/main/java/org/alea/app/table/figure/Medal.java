package org.alea.app.table.figure;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import org.alea.app.table.Brass;
import org.alea.app.table.Drawing;
import org.alea.app.table.symbol.Sign;

/** A round portrait: an emblem on its colour inside a brass ring. */
public final class Medal extends Drawing {
    static final Color EMBLEM = Color.web("#FFF8E8");

    /** What is on a portrait. */
    public record Face(String emblem, String colour) {}

    /** How the one on the portrait fares. */
    public enum Mood {
        PLAIN,
        ACTIVE,
        HIDDEN,
        DOWN
    }

    public Medal(Face face, Mood mood, double size) {
        super(size, size);
        draw(of(face, mood, size));
    }

    static Node of(Face face, Mood mood, double size) {
        double middle = size / 2;
        double unit = size / 74;
        double ring = (mood == Mood.ACTIVE ? 7 : 4.5) * unit;
        List<Node> layers = new ArrayList<>();
        Circle ground = new Circle(middle, middle, (mood == Mood.ACTIVE ? 28 : 29) * unit, Color.web(face.colour()));
        layers.add(ground);
        if (mood == Mood.HIDDEN) {
            layers.add(hatch(middle, unit));
        }
        if (mood != Mood.DOWN) {
            Node brass = Brass.ring(32 * unit, ring);
            brass.setTranslateX(middle);
            brass.setTranslateY(middle);
            layers.add(brass);
        }
        layers.add(Sign.at(face.emblem(), middle, middle, 38 * unit, EMBLEM));
        Group drawn = new Group(layers);
        if (mood == Mood.DOWN) {
            ground.setFill(Color.web(face.colour()).desaturate().darker());
            Rectangle box = new Rectangle(size, size, Color.TRANSPARENT);
            drawn.getChildren().add(0, box);
            drawn.setRotate(90);
            drawn.setOpacity(0.55);
        }
        return drawn;
    }

    private static Node hatch(double middle, double unit) {
        Group lines = new Group(line(12, 52, 52, 12, unit), line(22, 62, 62, 22, unit));
        lines.setClip(new Circle(middle, middle, 29 * unit));
        return lines;
    }

    private static Line line(double x1, double y1, double x2, double y2, double unit) {
        Line line = new Line(x1 * unit, y1 * unit, x2 * unit, y2 * unit);
        line.setStroke(Color.gray(1, 0.18));
        line.setStrokeWidth(5 * unit);
        return line;
    }
}

package org.alea.app.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.paint.Color;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;

/** A vertical line of hearts: those lost are broken, the present one glows, the last one is a skull. */
public final class HealthTrack extends Panel {
    private final double size;
    private final double x;
    private final Group drawing = new Group();
    private int spaces;

    public HealthTrack(double width, double height, boolean compact) {
        super(width, height);
        this.size = compact ? 0.86 : 1;
        this.x = compact ? 31 : 38;
        drawing.setManaged(false);
        getChildren().add(drawing);
    }

    /** What the track shows; {@code ringed} is the space with the three-coloured rim, or -1. */
    public record Reading(int spaces, int present, int ringed, String name, String end) {}

    public void show(Reading reading) {
        spaces = reading.spaces();
        drawing.getChildren().clear();
        Line rail = new Line(x, y(0), x, y(spaces - 1));
        rail.getStyleClass().add("health-rail");
        drawing.getChildren().add(rail);
        for (int i = 0; i < spaces; i++) {
            drawing.getChildren().add(space(i, reading));
        }
        if (reading.ringed() >= 0) {
            drawing.getChildren().add(threeColours(reading.ringed()));
        }
        label(reading.name(), reading.present(), "health-name");
        label(reading.end(), spaces - 1, "health-end");
    }

    /** The middle of a space, in this panel. */
    public Point2D place(int space) {
        return new Point2D(x, y(space));
    }

    private double y(int space) {
        double top = 56 * size;
        return top + space * (getPrefHeight() - top - 34 * size) / Math.max(1, spaces - 1);
    }

    private Group space(int i, Reading reading) {
        boolean present = i == reading.present();
        boolean end = i == spaces - 1;
        String kind = end ? "end" : present ? "present" : i < reading.present() ? "past" : "ahead";
        Circle disc = new Circle((present ? 19.5 : 15.5) * size);
        disc.getStyleClass().addAll("health-disc", kind);
        String icon = end ? "mdi2s-skull" : i < reading.present() ? "mdi2h-heart-broken" : "mdi2h-heart";
        Group space = new Group(disc, Glyph.iconAt(icon, 0, 1, (present ? 22 : 16) * size, "health-icon", kind));
        space.setLayoutX(x);
        space.setLayoutY(y(i));
        return space;
    }

    private Group threeColours(int i) {
        List<Arc> arcs = new ArrayList<>();
        Color[] colours = {DieSkin.GREEN.top(), DieSkin.YELLOW.bottom(), DieSkin.BLUE.top()};
        for (int k = 0; k < colours.length; k++) {
            Arc arc = new Arc(x, y(i), 22.5 * size, 22.5 * size, 90 - (k * 120 - 58 + 116), 116);
            arc.setType(ArcType.OPEN);
            arc.setFill(Color.TRANSPARENT);
            arc.setStroke(colours[k]);
            arc.setStrokeWidth(3.5);
            arcs.add(arc);
        }
        Group rim = new Group();
        rim.getChildren().addAll(arcs);
        return rim;
    }

    private void label(String text, int space, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        label.setLayoutX(x + 28 * size + 2);
        label.setLayoutY(y(space) - 9);
        drawing.getChildren().add(label);
    }
}

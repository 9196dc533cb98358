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

/** A line of hearts: those lost are broken, the present one glows, the last one is a skull. */
public final class HealthTrack extends Panel {
    private final double size;
    private final boolean upright;
    private final Group drawing = new Group();
    private int spaces;

    /** A track of this size: upright if it is taller than wide. */
    public HealthTrack(double width, double height, boolean compact) {
        super(width, height);
        this.upright = height > width;
        this.size = upright ? (compact ? 0.86 : 1) : (compact ? 0.72 : 0.82);
        drawing.setManaged(false);
        getChildren().add(drawing);
    }

    /** What the track shows; {@code ringed} is the space with the three-coloured rim, or -1. */
    public record Reading(int spaces, int present, int ringed, String name, String end) {}

    public void show(Reading reading) {
        spaces = reading.spaces();
        drawing.getChildren().clear();
        Point2D first = place(0);
        Point2D last = place(spaces - 1);
        Line rail = new Line(first.getX(), first.getY(), last.getX(), last.getY());
        rail.getStyleClass().add("health-rail");
        drawing.getChildren().add(rail);
        for (int i = 0; i < spaces; i++) {
            drawing.getChildren().add(space(i, reading));
        }
        if (reading.ringed() >= 0) {
            drawing.getChildren().add(threeColours(reading.ringed()));
        }
        if (upright) {
            label(reading.name(), reading.present(), "health-name");
            label(reading.end(), spaces - 1, "health-end");
        }
    }

    /** The middle of a space, in this panel. */
    public Point2D place(int space) {
        double share = space / (double) Math.max(1, spaces - 1);
        if (upright) {
            double top = 56 * size;
            return new Point2D(38 * size, top + share * (getPrefHeight() - top - 34 * size));
        }
        double left = 34;
        return new Point2D(left + share * (getPrefWidth() - 2 * left), getPrefHeight() - 28 * size);
    }

    private Group space(int i, Reading reading) {
        boolean present = i == reading.present();
        boolean end = i == spaces - 1;
        String kind = end ? "end" : present ? "present" : i < reading.present() ? "past" : "ahead";
        Circle disc = new Circle((present ? 19.5 : 15.5) * size);
        disc.getStyleClass().addAll("health-disc", kind);
        String icon = end ? "mdi2s-skull" : i < reading.present() ? "mdi2h-heart-broken" : "mdi2h-heart";
        Group space = new Group(disc, Glyph.iconAt(icon, 0, 1, (present ? 22 : 16) * size, "health-icon", kind));
        space.setLayoutX(place(i).getX());
        space.setLayoutY(place(i).getY());
        return space;
    }

    private Group threeColours(int i) {
        List<Arc> arcs = new ArrayList<>();
        Color[] colours = {DieSkin.GREEN.top(), DieSkin.YELLOW.bottom(), DieSkin.BLUE.top()};
        for (int k = 0; k < colours.length; k++) {
            Arc arc =
                    new Arc(place(i).getX(), place(i).getY(), 22.5 * size, 22.5 * size, 90 - (k * 120 - 58 + 116), 116);
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
        label.setLayoutX(place(space).getX() + 28 * size + 2);
        label.setLayoutY(place(space).getY() - 9);
        drawing.getChildren().add(label);
    }
}

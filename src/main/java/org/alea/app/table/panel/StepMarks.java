package org.alea.app.table.panel;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Drawing;
import org.alea.app.table.map.TrailLayer;

/** Marks on a board what the present step concerns: a frame around it with the number of the step, and arrows. */
public final class StepMarks extends Pane {
    private static final double AROUND = 6;

    private final TrailLayer trails = new TrailLayer();
    private final List<Node> frames = new ArrayList<>();

    /** What something has to do with a step. */
    public enum Role {
        ACTS("acts"),
        CONCERNED("concerned"),
        STRUCK("struck");

        private final String styleClass;

        Role(String styleClass) {
            this.styleClass = styleClass;
        }
    }

    /**
     * Something on the board that a step concerns.
     *
     * @param step its number, 0 for none
     */
    public record Mark(Node node, Role role, int step) {}

    /** From one thing on the board to another. */
    public record Arrow(TrailLayer.Kind kind, List<Node> through, int step) {}

    public StepMarks() {
        setMouseTransparent(true);
        setManaged(false);
        getChildren().add(trails);
    }

    public void clear() {
        show(List.of(), List.of());
    }

    /** Marks these, wherever they are on the board now. */
    public void show(List<Mark> marks, List<Arrow> arrows) {
        getChildren().removeAll(frames);
        frames.clear();
        for (Mark mark : marks) {
            Bounds at = sceneToLocal(mark.node().localToScene(mark.node().getLayoutBounds()));
            Region frame = new Region();
            frame.getStyleClass().addAll("step-frame", mark.role().styleClass);
            frame.setManaged(false);
            frame.resizeRelocate(
                    at.getMinX() - AROUND,
                    at.getMinY() - AROUND,
                    at.getWidth() + 2 * AROUND,
                    at.getHeight() + 2 * AROUND);
            frames.add(frame);
            if (mark.step() > 0) {
                frames.add(number(at.getMaxX() + AROUND, at.getMinY() - AROUND, mark.step()));
            }
        }
        getChildren().addAll(frames);
        trails.resize(getWidth(), getHeight());
        trails.show(arrows.stream()
                .map(arrow -> new TrailLayer.Trail(arrow.kind(), points(arrow.through()), arrow.step()))
                .toList());
        trails.toFront();
    }

    /** From middle to middle, but from the rim of the first to the rim of the last. */
    private List<Point2D> points(List<Node> through) {
        List<Point2D> points =
                new ArrayList<>(through.stream().map(this::middle).toList());
        int last = points.size() - 1;
        if (last > 0) {
            Point2D from = rim(through.get(0), points.get(1));
            Point2D to = rim(through.get(last), points.get(last - 1));
            points.set(0, from);
            points.set(last, to);
        }
        return points;
    }

    private Point2D rim(Node node, Point2D towards) {
        Bounds at = sceneToLocal(node.localToScene(node.getLayoutBounds()));
        Point2D middle = new Point2D(at.getCenterX(), at.getCenterY());
        double radius = Math.min(at.getWidth(), at.getHeight()) / 2 + AROUND;
        double away = middle.distance(towards);
        return away <= radius ? middle : middle.interpolate(towards, radius / away);
    }

    private Point2D middle(Node node) {
        Bounds at = sceneToLocal(node.localToScene(node.getLayoutBounds()));
        return new Point2D(at.getCenterX(), at.getCenterY());
    }

    private static Node number(double x, double y, int step) {
        Drawing badge = new Drawing(24, 24);
        badge.draw(
                new Circle(12, 12, 12, Color.web("#F4DC9E")),
                Drawing.words(Integer.toString(step), 12, 12, Fonts.NUMBER, 14, Color.web("#2C2310")));
        badge.setManaged(false);
        badge.resizeRelocate(x - 12, y - 12, 24, 24);
        return badge;
    }
}

package org.alea.app.table.map;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.StrokeLineJoin;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Drawing;

/** Arrows over a map or a board: a dashed brass one for a path, a solid red one for a blow, with the number of their step. */
public final class TrailLayer extends Pane {
    private static final double HEAD = 16;

    /** What an arrow shows. */
    public enum Kind {
        PATH("#F4DC9E", 4.5),
        BLOW("#F2725F", 7);

        private final String colour;
        private final double width;

        Kind(String colour, double width) {
            this.colour = colour;
            this.width = width;
        }
    }

    /**
     * One arrow through points in pixels of this layer.
     *
     * @param step the number of the step it belongs to, 0 for none
     */
    public record Trail(Kind kind, List<Point2D> points, int step) {

        public Trail {
            points = List.copyOf(points);
        }

        public static Trail path(List<Point2D> points, int step) {
            return new Trail(Kind.PATH, points, step);
        }

        public static Trail blow(Point2D from, Point2D to, int step) {
            return new Trail(Kind.BLOW, List.of(from, to), step);
        }
    }

    public TrailLayer() {
        setMouseTransparent(true);
        setManaged(false);
        setPickOnBounds(false);
    }

    public void show(List<Trail> trails) {
        getChildren()
                .setAll(trails.stream()
                        .filter(trail -> trail.points().size() > 1)
                        .map(TrailLayer::draw)
                        .toList());
    }

    private static Node draw(Trail trail) {
        List<Point2D> points = trail.points();
        Point2D end = points.get(points.size() - 1);
        Point2D before = points.get(points.size() - 2);
        Point2D along = end.subtract(before).normalize();
        Point2D neck = end.subtract(along.multiply(HEAD));
        Path line = new Path(new MoveTo(points.get(0).getX(), points.get(0).getY()));
        for (int i = 1; i < points.size() - 1; i++) {
            line.getElements()
                    .add(new LineTo(points.get(i).getX(), points.get(i).getY()));
        }
        line.getElements().add(new LineTo(neck.getX(), neck.getY()));
        line.setStroke(Color.web(trail.kind().colour));
        line.setStrokeWidth(trail.kind().width);
        line.setStrokeLineJoin(StrokeLineJoin.ROUND);
        if (trail.kind() == Kind.PATH) {
            line.getStrokeDashArray().setAll(9.0, 8.0);
        }
        Point2D side = new Point2D(-along.getY(), along.getX()).multiply(HEAD * 0.65);
        Polygon head = new Polygon(
                end.getX(),
                end.getY(),
                neck.getX() + side.getX(),
                neck.getY() + side.getY(),
                neck.getX() - side.getX(),
                neck.getY() - side.getY());
        head.setFill(Color.web(trail.kind().colour));
        List<Node> drawn = new ArrayList<>(List.of(line, head));
        if (trail.step() > 0) {
            Point2D at = before.midpoint(end).add(side.multiply(2.4));
            drawn.add(new Circle(at.getX(), at.getY(), 12, Color.web("#F4DC9E")));
            drawn.add(Drawing.words(
                    Integer.toString(trail.step()), at.getX(), at.getY(), Fonts.NUMBER, 14, Color.web("#2C2310")));
        }
        return new Group(drawn);
    }
}

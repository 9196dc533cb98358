package org.alea.app.games.reckoners.board;

import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.StrokeLineCap;
import org.alea.games.reckoners.cards.CityCard;

/** The road that joins the districts into a ring: asphalt, planks over water, or the track of a city that walks. */
final class RingRoad {
    private static final double WIDTH = 46;

    private final Group root = new Group();

    RingRoad(Rectangle2D first, Rectangle2D last, CityCard city) {
        double left = first.getMinX() + first.getWidth() / 2;
        double right = last.getMaxX() - last.getWidth() / 2;
        double top = first.getMinY() + first.getHeight() * 0.36;
        double bottom = last.getMaxY() - last.getHeight() * 0.36;
        Ellipse ground = new Ellipse((left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2);
        boolean planks = city.districtResearch();
        Color edge = planks ? Color.web("#1D150D") : Color.web("#14181D");
        Color body = planks ? Color.web("#3B2C1C") : Color.web("#2A3038");
        root.getChildren().addAll(ring(ground, WIDTH + 6, edge), ring(ground, WIDTH, body));
        if (planks) {
            Ellipse boards = ring(ground, WIDTH - 4, Color.web("#57422A"));
            boards.getStrokeDashArray().setAll(List.of(9.0, 4.0));
            root.getChildren().add(boards);
        } else {
            Ellipse line = ring(ground, 3, city.moves() ? Color.web("#D8D2C4", 0.8) : Color.web("#C6D84B", 0.75));
            line.getStrokeDashArray().setAll(List.of(13.0, 12.0));
            root.getChildren().add(line);
        }
        root.setManaged(false);
        root.setMouseTransparent(true);
    }

    private static Ellipse ring(Ellipse way, double width, Color colour) {
        Ellipse ring = new Ellipse(way.getCenterX(), way.getCenterY(), way.getRadiusX(), way.getRadiusY());
        ring.setFill(null);
        ring.setStroke(colour);
        ring.setStrokeWidth(width);
        ring.setStrokeLineCap(StrokeLineCap.BUTT);
        return ring;
    }

    Group node() {
        return root;
    }
}

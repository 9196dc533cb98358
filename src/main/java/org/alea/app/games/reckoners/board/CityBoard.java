package org.alea.app.games.reckoners.board;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polygon;
import org.alea.app.table.symbol.Sign;

/** The board of a city that walks: an arrow on the ring road, before the district that it crosses next. */
final class CityBoard extends StackPane {
    static final double WIDE = 50;
    static final double HIGH = 34;
    /** Half of what lies between two districts. */
    private static final double ROAD = 7;

    CityBoard() {
        Polygon board = new Polygon(8, 0, 32, 0, 50, 17, 32, 34, 8, 34, 0, 26, 0, 8);
        board.setFill(Color.web("#EFE3C6"));
        board.setStroke(Color.web("#C9A24F"));
        board.setStrokeWidth(2);
        Polygon head = new Polygon(35, 9, 45, 17, 35, 25);
        head.setFill(Color.web("#2C2310"));
        getChildren().addAll(new Group(board, head), Sign.of("mdi2c-city-variant", 18, "city-board-sign"));
        getStyleClass().add("city-board");
        setMinSize(WIDE, HIGH);
        setPrefSize(WIDE, HIGH);
        setMaxSize(WIDE, HIGH);
    }

    /** Turns it towards where it goes; the city in it stays upright. */
    void head(Point2D from, Point2D to) {
        double angle = Math.toDegrees(Math.atan2(to.getY() - from.getY(), to.getX() - from.getX()));
        getChildren().get(0).setRotate(angle);
    }

    /** The middle of its place: on the way from one district to the next, at the edge or the corner of that one. */
    static Point2D place(Rectangle2D from, Rectangle2D to) {
        Point2D begin = middle(from);
        Point2D end = middle(to);
        return new Point2D(
                edge(begin.getX() - end.getX(), to.getMinX(), to.getMaxX()),
                edge(begin.getY() - end.getY(), to.getMinY(), to.getMaxY()));
    }

    private static double edge(double from, double least, double most) {
        return Math.abs(from) < 1 ? (least + most) / 2 : from > 0 ? most + ROAD : least - ROAD;
    }

    static Point2D middle(Rectangle2D place) {
        return new Point2D(place.getMinX() + place.getWidth() / 2, place.getMinY() + place.getHeight() / 2);
    }
}

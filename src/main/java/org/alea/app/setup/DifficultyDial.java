package org.alea.app.setup;

import java.util.List;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;

/** A brass gauge of 40 segments: the more of them are lit, the harder the game. */
final class DifficultyDial extends Region {
    private static final int SEGMENTS = 40;
    private static final double WIDTH = 216;
    private static final double HEIGHT = 172;
    private static final double FROM = -120;
    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");

    private final Arc edge = arc("dial-edge");
    private final Arc shine = arc("dial-shine");
    private final List<Arc> segments = IntStream.range(0, SEGMENTS)
            .mapToObj(i -> arc(i < 14 ? "dial-easy" : i < 28 ? "dial-fair" : "dial-hard"))
            .toList();
    private final Line needle = new Line();
    private final Circle hub = new Circle();
    private int lit;

    DifficultyDial() {
        getStyleClass().add("difficulty-dial");
        needle.getStyleClass().add("dial-needle");
        hub.getStyleClass().add("dial-hub");
        segments.forEach(segment -> segment.getStyleClass().add("dial-segment"));
        getChildren().addAll(edge, shine);
        getChildren().addAll(segments);
        getChildren().addAll(needle, hub);
    }

    /** @param difficulty from 0, where everybody wins, to 100 */
    void show(int difficulty) {
        lit = Math.round(SEGMENTS * difficulty / 100f);
        for (int i = 0; i < SEGMENTS; i++) {
            segments.get(i).pseudoClassStateChanged(LIT, i < lit);
        }
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double scale = Math.min(getWidth() / WIDTH, getHeight() / HEIGHT);
        double x = getWidth() / 2;
        double y = 108 * scale;
        place(edge, x, y, 102 * scale, -128, 256, 8 * scale);
        place(shine, x, y, 102 * scale, -128, 256, 4 * scale);
        for (int i = 0; i < SEGMENTS; i++) {
            place(segments.get(i), x, y, 84 * scale, FROM + i * 6 + 0.8, 4.4, 14 * scale);
        }
        double angle = Math.toRadians(FROM + lit * 6 - 90);
        needle.setStartX(x);
        needle.setStartY(y);
        needle.setEndX(x + 66 * scale * Math.cos(angle));
        needle.setEndY(y + 66 * scale * Math.sin(angle));
        needle.setStrokeWidth(4 * scale);
        hub.setCenterX(x);
        hub.setCenterY(y);
        hub.setRadius(8 * scale);
    }

    /** Degrees run clockwise from twelve o'clock, as on a dial. */
    private static void place(Arc arc, double x, double y, double radius, double from, double length, double stroke) {
        arc.setCenterX(x);
        arc.setCenterY(y);
        arc.setRadiusX(radius);
        arc.setRadiusY(radius);
        arc.setStartAngle(90 - from);
        arc.setLength(-length);
        arc.setStrokeWidth(stroke);
    }

    private static Arc arc(String styleClass) {
        Arc arc = new Arc();
        arc.setType(ArcType.OPEN);
        arc.getStyleClass().add(styleClass);
        return arc;
    }
}

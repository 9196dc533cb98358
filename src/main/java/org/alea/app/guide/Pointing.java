package org.alea.app.guide;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/** The right-angled line from the bubble to what it speaks of, through the free space between them. */
final class Pointing {
    private static final double CORNER = 38;
    private static final double HEAD = 9;
    /** The way an arrow needs to turn and to be seen. */
    private static final double ARROW = 24;
    /** How far from the bubble a line bends at most. */
    private static final double BEND = 22;

    private Pointing() {}

    /**
     * The corners of the line, the end last; nothing where the two touch. It goes up or down if there is room for its
     * arrow, which would fall into the words at its end otherwise, and else where there is more room.
     */
    static List<Point2D> line(Bounds bubble, Bounds target) {
        double below = target.getMinY() - bubble.getMaxY();
        double above = bubble.getMinY() - target.getMaxY();
        double right = target.getMinX() - bubble.getMaxX();
        double left = bubble.getMinX() - target.getMaxX();
        double beside = Math.max(right, left);
        if (Math.max(below, above) >= Math.min(ARROW, Math.max(0, beside))) {
            return below > above
                    ? upright(bubble, target, bubble.getMaxY(), target.getMinY())
                    : upright(bubble, target, bubble.getMinY(), target.getMaxY());
        }
        if (beside < 0) {
            return List.of();
        }
        return right > left
                ? level(bubble, target, bubble.getMaxX(), target.getMinX())
                : level(bubble, target, bubble.getMinX(), target.getMaxX());
    }

    /** Whether a line stays clear of a place. */
    static boolean clear(List<Point2D> line, Bounds place) {
        for (int i = 1; i < line.size(); i++) {
            Point2D one = line.get(i - 1);
            Point2D other = line.get(i);
            boolean beside = Math.max(one.getX(), other.getX()) <= place.getMinX()
                    || Math.min(one.getX(), other.getX()) >= place.getMaxX();
            boolean above = Math.max(one.getY(), other.getY()) <= place.getMinY()
                    || Math.min(one.getY(), other.getY()) >= place.getMaxY();
            if (!beside && !above) {
                return false;
            }
        }
        return true;
    }

    /** The two strokes of the arrow at the end of a line: their outer ends. */
    static List<Point2D> head(List<Point2D> line) {
        Point2D end = line.get(line.size() - 1);
        Point2D back = line.get(line.size() - 2).subtract(end).normalize().multiply(HEAD);
        Point2D side = new Point2D(-back.getY(), back.getX());
        return List.of(end.add(back).add(side), end.add(back).subtract(side));
    }

    private static List<Point2D> upright(Bounds bubble, Bounds target, double from, double to) {
        double end = target.getCenterX();
        double start = between(bubble.getMinX() + CORNER, end, bubble.getMaxX() - CORNER);
        double middle = bend(from, to);
        return start == end
                ? List.of(new Point2D(start, from), new Point2D(end, to))
                : List.of(
                        new Point2D(start, from),
                        new Point2D(start, middle),
                        new Point2D(end, middle),
                        new Point2D(end, to));
    }

    private static List<Point2D> level(Bounds bubble, Bounds target, double from, double to) {
        double end = target.getCenterY();
        double start = between(bubble.getMinY() + CORNER, end, bubble.getMaxY() - CORNER);
        double middle = bend(from, to);
        return start == end
                ? List.of(new Point2D(from, start), new Point2D(to, end))
                : List.of(
                        new Point2D(from, start),
                        new Point2D(middle, start),
                        new Point2D(middle, end),
                        new Point2D(to, end));
    }

    /** Half way, but near the bubble: further on, a line would cross what lies there. */
    private static double bend(double from, double to) {
        return from + Math.copySign(Math.min(Math.abs(to - from) / 2, BEND), to - from);
    }

    private static double between(double least, double wish, double most) {
        return Math.max(least, Math.min(most, wish));
    }
}

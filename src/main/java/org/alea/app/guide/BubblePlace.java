package org.alea.app.guide;

import java.util.List;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;

/** Finds the place for the bubble: where it hides nothing the step speaks of, near what it speaks of most. */
final class BubblePlace {
    private static final double MARGIN = 16;
    private static final double GAP = 44;
    private static final double ROOM = 26;
    private static final int COLUMNS = 24;
    private static final int ROWS = 18;
    /** Hiding a little of what matters is worse than any way. */
    private static final double HIDING = 1000;
    /** Hiding what the player is looking at anyway is worse than any way that is shorter for it. */
    private static final double COVERING = 0.05;

    private BubblePlace() {}

    /** @param spared what had better not be covered either, where there is room elsewhere */
    static Bounds choose(Dimension2D window, Dimension2D bubble, Spotlight light, List<Bounds> spared) {
        double freeX = Math.max(0, window.getWidth() - bubble.getWidth() - 2 * MARGIN);
        double freeY = Math.max(0, window.getHeight() - bubble.getHeight() - 2 * MARGIN);
        List<Bounds> kept = light.all().stream().map(BubblePlace::withRoom).toList();
        Optional<Bounds> near = light.all().stream().findFirst();
        Bounds best = at(MARGIN + freeX / 2, MARGIN + freeY / 2, bubble);
        double least = cost(best, window, kept, near, spared);
        for (int column = 0; column <= COLUMNS; column++) {
            for (int row = 0; row <= ROWS; row++) {
                Bounds place = at(MARGIN + freeX * column / COLUMNS, MARGIN + freeY * row / ROWS, bubble);
                double cost = cost(place, window, kept, near, spared);
                if (cost < least) {
                    least = cost;
                    best = place;
                }
            }
        }
        return best;
    }

    /** The line and the caption need some room around what is lit. */
    private static Bounds withRoom(Bounds lit) {
        return new BoundingBox(
                lit.getMinX() - ROOM, lit.getMinY() - ROOM, lit.getWidth() + 2 * ROOM, lit.getHeight() + 2 * ROOM);
    }

    private static Bounds at(double x, double y, Dimension2D size) {
        return new BoundingBox(Math.rint(x), Math.rint(y), size.getWidth(), size.getHeight());
    }

    private static double cost(
            Bounds place, Dimension2D window, List<Bounds> kept, Optional<Bounds> near, List<Bounds> spared) {
        double hidden = kept.stream().mapToDouble(each -> overlap(place, each)).sum();
        double covered =
                spared.stream().mapToDouble(each -> overlap(place, each)).sum();
        double way = near.map(target -> Math.abs(distance(place, target) - GAP)).orElse(0.0);
        double aside =
                Math.hypot(place.getCenterX() - window.getWidth() / 2, place.getCenterY() - window.getHeight() / 2);
        return hidden * HIDING + covered * COVERING + way + aside * 0.4;
    }

    private static double overlap(Bounds one, Bounds other) {
        double wide = Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getMinX(), other.getMinX());
        double high = Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getMinY(), other.getMinY());
        return wide > 0 && high > 0 ? wide * high : 0;
    }

    private static double distance(Bounds one, Bounds other) {
        double wide = Math.max(one.getMinX(), other.getMinX()) - Math.min(one.getMaxX(), other.getMaxX());
        double high = Math.max(one.getMinY(), other.getMinY()) - Math.min(one.getMaxY(), other.getMaxY());
        return Math.hypot(Math.max(0, wide), Math.max(0, high));
    }
}

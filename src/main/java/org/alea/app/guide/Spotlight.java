package org.alea.app.guide;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;

/**
 * What is lit of the table: the places to act at and the places to look at, as rectangles or discs over the whole table.
 * Places that touch each other are lit as one.
 */
record Spotlight(List<Bounds> act, List<Bounds> look) {
    static final Spotlight NONE = new Spotlight(List.of(), List.of());

    private static final double AROUND_ACT = 7;
    private static final double AROUND_LOOK = 6;
    /** How far a light keeps from the edge of the window. */
    private static final double EDGE = 3;

    static Spotlight on(List<Bounds> act, List<Bounds> look) {
        List<Bounds> acts = joined(act, AROUND_ACT);
        List<Bounds> looks = new ArrayList<>();
        for (Bounds place : joined(look, AROUND_LOOK)) {
            // a lit place beside one to act at keeps to its own bounds, so that the two never cover each other
            boolean beside = acts.stream().anyMatch(place::intersects);
            looks.add(beside ? grown(place, -AROUND_LOOK) : place);
        }
        return new Spotlight(acts, List.copyOf(looks));
    }

    /** Everything that must not be hidden. */
    List<Bounds> all() {
        List<Bounds> all = new ArrayList<>(act);
        all.addAll(look);
        return all;
    }

    /** The holes in the veil: what lies within another hole is not cut out twice. */
    List<Bounds> holes() {
        List<Bounds> holes = new ArrayList<>(act);
        look.stream().filter(place -> act.stream().noneMatch(place::intersects)).forEach(holes::add);
        return holes;
    }

    /** The same light where nothing reaches beyond the edge of the window. */
    Spotlight within(double width, double height) {
        return new Spotlight(inside(act, width, height), inside(look, width, height));
    }

    private static List<Bounds> inside(List<Bounds> places, double width, double height) {
        return places.stream()
                .map(place -> {
                    double left = Math.max(EDGE, place.getMinX());
                    double top = Math.max(EDGE, place.getMinY());
                    double right = Math.min(width - EDGE, place.getMaxX());
                    double bottom = Math.min(height - EDGE, place.getMaxY());
                    Bounds kept = new BoundingBox(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
                    return kept.equals(place) ? place : kept;
                })
                .toList();
    }

    private static List<Bounds> joined(List<Bounds> places, double around) {
        List<Bounds> joined = new ArrayList<>();
        for (Bounds place : places) {
            Bounds whole = place;
            boolean grew = true;
            while (grew) {
                grew = false;
                for (Bounds other : List.copyOf(joined)) {
                    if (belong(whole, other, around)) {
                        joined.remove(other);
                        whole = union(whole, other);
                        grew = true;
                    }
                }
            }
            joined.add(whole);
        }
        return joined.stream()
                .map(place -> grown(place, room(place, joined, around)))
                .toList();
    }

    /** Neighbours side by side are lit as one, unless that would light up some of what lies around them. */
    private static boolean belong(Bounds one, Bounds other, double around) {
        double near = around * 2;
        boolean level =
                Math.abs(one.getMinY() - other.getMinY()) < near && Math.abs(one.getMaxY() - other.getMaxY()) < near;
        boolean upright =
                Math.abs(one.getMinX() - other.getMinX()) < near && Math.abs(one.getMaxX() - other.getMaxX()) < near;
        double gap = gap(one, other);
        return gap <= 0 || (gap < near && (level || upright));
    }

    /** How far a place may be lit around itself without running into another. */
    private static double room(Bounds place, List<Bounds> all, double around) {
        return all.stream()
                .filter(other -> other != place)
                .mapToDouble(other -> Math.floor(gap(place, other) / 2) - 1)
                .reduce(around, Math::min);
    }

    /** How far apart two places are along the way that parts them most; not above 0 where they overlap. */
    private static double gap(Bounds one, Bounds other) {
        double wide = Math.max(one.getMinX(), other.getMinX()) - Math.min(one.getMaxX(), other.getMaxX());
        double high = Math.max(one.getMinY(), other.getMinY()) - Math.min(one.getMaxY(), other.getMaxY());
        return Math.max(wide, high);
    }

    private static Bounds grown(Bounds place, double by) {
        Bounds grown = new BoundingBox(
                place.getMinX() - by, place.getMinY() - by, place.getWidth() + 2 * by, place.getHeight() + 2 * by);
        return place instanceof Disc ? new Disc(grown) : grown;
    }

    private static Bounds union(Bounds one, Bounds other) {
        double left = Math.min(one.getMinX(), other.getMinX());
        double top = Math.min(one.getMinY(), other.getMinY());
        double right = Math.max(one.getMaxX(), other.getMaxX());
        double bottom = Math.max(one.getMaxY(), other.getMaxY());
        return new BoundingBox(left, top, right - left, bottom - top);
    }
}

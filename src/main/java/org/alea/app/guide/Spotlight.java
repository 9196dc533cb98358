package org.alea.app.guide;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;

/**
 * What is lit of the table: the places to act at and the places to look at, as rectangles over the whole table. Places
 * that touch each other are lit as one.
 */
record Spotlight(List<Bounds> act, List<Bounds> look) {
    static final Spotlight NONE = new Spotlight(List.of(), List.of());

    private static final double AROUND_ACT = 7;
    private static final double AROUND_LOOK = 6;

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

    private static List<Bounds> joined(List<Bounds> places, double around) {
        List<Bounds> joined = new ArrayList<>();
        for (Bounds place : places) {
            Bounds whole = grown(place, around);
            boolean grew = true;
            while (grew) {
                grew = false;
                for (Bounds other : List.copyOf(joined)) {
                    if (other.intersects(whole)) {
                        joined.remove(other);
                        whole = union(whole, other);
                        grew = true;
                    }
                }
            }
            joined.add(whole);
        }
        return List.copyOf(joined);
    }

    private static Bounds grown(Bounds place, double by) {
        return new BoundingBox(
                place.getMinX() - by, place.getMinY() - by, place.getWidth() + 2 * by, place.getHeight() + 2 * by);
    }

    private static Bounds union(Bounds one, Bounds other) {
        double left = Math.min(one.getMinX(), other.getMinX());
        double top = Math.min(one.getMinY(), other.getMinY());
        double right = Math.max(one.getMaxX(), other.getMaxX());
        double bottom = Math.max(one.getMaxY(), other.getMaxY());
        return new BoundingBox(left, top, right - left, bottom - top);
    }
}

package org.alea.app.table;

/**
 * One legal way to act with the hands: take {@code from}, put it on {@code to}. A way from a spot to itself is a mere
 * touch. Dragging, clicking twice and the keyboard all follow the same ways.
 */
public record Way<A>(Spot from, Spot to, A act) {

    public static <A> Way<A> touch(Spot spot, A act) {
        return new Way<>(spot, spot, act);
    }

    boolean touch() {
        return from.equals(to);
    }

    boolean joins(Spot one, Spot other) {
        return (from.equals(one) && to.equals(other)) || (from.equals(other) && to.equals(one));
    }
}

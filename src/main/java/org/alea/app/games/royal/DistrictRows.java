package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;

/** Lays dice in rows across one half of the round square, as large as they all fit. */
final class DistrictRows {
    private static final double GAP = 2;

    private final double radius;
    private final double sign;
    private final double nearest;
    private final double farthest;

    /** A die's place: its upper left corner, seen from the middle of the square, and its size. */
    record Seat(double x, double y, double size) {}

    /** @param upper the Roy's half, whose rows begin at the rim; yours begin at the middle */
    DistrictRows(double radius, boolean upper) {
        this.radius = radius;
        this.sign = upper ? -1 : 1;
        this.nearest = upper ? radius * 0.02 : radius * 0.1;
        this.farthest = radius * 0.8;
    }

    List<Seat> seats(int dice, double largest) {
        for (double size = largest; size > 16; size -= 2) {
            List<Seat> seats = seatsOf(dice, size);
            if (seats.size() == dice) {
                return seats;
            }
        }
        return seatsOf(dice, 16);
    }

    private List<Seat> seatsOf(int dice, double size) {
        List<Double> tops = new ArrayList<>();
        for (double near = nearest; near + size <= farthest; near += size + GAP) {
            tops.add(sign > 0 ? near : -near - size);
        }
        if (sign < 0) {
            java.util.Collections.reverse(tops);
        }
        List<Seat> seats = new ArrayList<>();
        int left = dice;
        for (int row = 0; row < tops.size() && left > 0; row++) {
            int room = room(tops.get(row), size);
            int here = Math.min(left, room);
            double start = -(here * (size + GAP) - GAP) / 2;
            for (int i = 0; i < here; i++) {
                seats.add(new Seat(start + i * (size + GAP), tops.get(row), size));
            }
            left -= here;
        }
        return seats;
    }

    /** How many dice the narrower end of a row holds. */
    private int room(double top, double size) {
        double far = Math.max(Math.abs(top), Math.abs(top + size));
        double half = Math.sqrt(Math.max(0, radius * radius - far * far)) - 6;
        return (int) Math.max(0, (2 * half + GAP) / (size + GAP));
    }
}

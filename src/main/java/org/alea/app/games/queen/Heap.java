package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;

/**
 * Dice lying close together in a round bowl: rows one above the other, the longest in the middle, so that the heap is as
 * round as squares can be. Measured in dice.
 */
final class Heap {
    private static final int MOST_ROWS = 5;

    private final int[] rows;

    private Heap(int dice, int rowCount) {
        rows = new int[rowCount];
        for (int die = 0; die < dice; die++) {
            rows[roomiest()]++;
        }
    }

    /** The roundest heap of so many dice. */
    static Heap of(int dice) {
        Heap best = new Heap(dice, 1);
        for (int count = 2; count <= MOST_ROWS; count++) {
            Heap other = new Heap(dice, count);
            best = other.reach() < best.reach() ? other : best;
        }
        return best;
    }

    /** The row whose corners stay nearest to the middle with one die more; the lower one of two. */
    private int roomiest() {
        int best = rows.length - 1;
        for (int row = rows.length - 2; row >= 0; row--) {
            best = corner(row, rows[row] + 1) < corner(best, rows[best] + 1) ? row : best;
        }
        return best;
    }

    private double corner(int row, int dice) {
        return dice == 0 ? 0 : Math.hypot(dice / 2.0, Math.abs(height(row)) + 0.5);
    }

    private double height(int row) {
        return row - (rows.length - 1) / 2.0;
    }

    /** How far the outermost corner is from the middle. */
    double reach() {
        double reach = 0;
        for (int row = 0; row < rows.length; row++) {
            reach = Math.max(reach, corner(row, rows[row]));
        }
        return reach;
    }

    /** The middles of the dice, from the middle of the heap. */
    List<Point2D> middles() {
        List<Point2D> middles = new ArrayList<>();
        for (int row = 0; row < rows.length; row++) {
            for (int die = 0; die < rows[row]; die++) {
                middles.add(new Point2D(die - (rows[row] - 1) / 2.0, height(row)));
            }
        }
        return middles;
    }
}

package org.alea.app.reference;

import java.util.ArrayList;
import java.util.List;

/** How cards are laid out in rows: those that are equally wide stand in columns, as many as there is room for. */
final class RowPlan {
    private final List<Integer> begins;
    private final double[] middles;

    private RowPlan(List<Integer> begins, double[] middles) {
        this.begins = begins;
        this.middles = middles;
    }

    /** The room one card of this width takes, if a row of such cards fills the room there is. */
    static double cell(double width, double room, double gap) {
        int columns = Math.max(1, (int) ((room + gap) / (width + gap)));
        return (room - (columns - 1) * gap) / columns;
    }

    /** @param widths of the cards, in their order */
    static RowPlan of(double[] widths, double room, double gap) {
        List<Integer> begins = new ArrayList<>();
        double[] middles = new double[widths.length];
        double x = room;
        for (int card = 0; card < widths.length; card++) {
            double cell = cell(widths[card], room, gap);
            // cells that fill a row exactly may add up to a little more
            if (begins.isEmpty() || x + cell > room + 0.5) {
                begins.add(card);
                x = 0;
            }
            middles[card] = x + cell / 2;
            x += cell + gap;
        }
        return new RowPlan(begins, middles);
    }

    <T> List<List<T>> rows(List<T> cards) {
        List<List<T>> rows = new ArrayList<>();
        for (int row = 0; row < begins.size(); row++) {
            rows.add(cards.subList(begins.get(row), end(row)));
        }
        return rows;
    }

    int row(int card) {
        int row = 0;
        while (row + 1 < begins.size() && begins.get(row + 1) <= card) {
            row++;
        }
        return row;
    }

    /** The card so many rows below, or above: of its row the one that stands nearest. */
    int below(int card, int rows) {
        int row = Math.max(0, Math.min(begins.size() - 1, row(card) + rows));
        int nearest = begins.get(row);
        for (int other = nearest; other < end(row); other++) {
            if (Math.abs(middles[other] - middles[card]) < Math.abs(middles[nearest] - middles[card])) {
                nearest = other;
            }
        }
        return nearest;
    }

    private int end(int row) {
        return row + 1 < begins.size() ? begins.get(row + 1) : middles.length;
    }
}

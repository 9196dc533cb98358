package org.alea.app.table.map;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;

/** Packs pieces into a room, row by row and each row in the middle; where they do not fit they move together and then overlap. */
public final class Seats {
    private static final double GAP = 10;
    private static final double[] TIGHTER = {1, 0.7, 0.4, 0.1};

    private Seats() {}

    /** Where every piece lies, in the order they come. */
    public static List<Rectangle2D> pack(List<Dimension2D> pieces, Rectangle2D room) {
        for (double tight : TIGHTER) {
            List<Row> rows = rows(pieces, room.getWidth(), GAP * tight);
            if (height(rows, GAP * tight) <= room.getHeight() + 0.5) {
                return seats(rows, room, GAP * tight);
            }
        }
        List<Row> rows = rows(pieces, room.getWidth(), 0);
        double over = height(rows, 0) - room.getHeight();
        return seats(rows, room, rows.size() < 2 ? 0 : -over / (rows.size() - 1));
    }

    /** Pieces side by side. */
    private record Row(List<Dimension2D> pieces, double gap) {

        double width() {
            return pieces.stream().mapToDouble(Dimension2D::getWidth).sum() + gap * (pieces.size() - 1);
        }

        double height() {
            return pieces.stream().mapToDouble(Dimension2D::getHeight).max().orElse(0);
        }
    }

    private static List<Row> rows(List<Dimension2D> pieces, double width, double gap) {
        List<Row> rows = new ArrayList<>();
        List<Dimension2D> row = new ArrayList<>();
        double used = 0;
        for (Dimension2D piece : pieces) {
            if (!row.isEmpty() && used + gap + piece.getWidth() > width) {
                rows.add(new Row(row, gap));
                row = new ArrayList<>();
                used = 0;
            }
            used += (row.isEmpty() ? 0 : gap) + piece.getWidth();
            row.add(piece);
        }
        if (!row.isEmpty()) {
            rows.add(new Row(row, gap));
        }
        return rows;
    }

    private static double height(List<Row> rows, double gap) {
        return rows.stream().mapToDouble(Row::height).sum() + gap * Math.max(0, rows.size() - 1);
    }

    private static List<Rectangle2D> seats(List<Row> rows, Rectangle2D room, double gap) {
        List<Rectangle2D> seats = new ArrayList<>();
        double y = room.getMinY() + Math.max(0, (room.getHeight() - height(rows, gap)) / 2);
        for (Row row : rows) {
            double x = room.getMinX() + (room.getWidth() - row.width()) / 2;
            for (Dimension2D piece : row.pieces()) {
                seats.add(new Rectangle2D(
                        x, y + (row.height() - piece.getHeight()) / 2, piece.getWidth(), piece.getHeight()));
                x += piece.getWidth() + row.gap();
            }
            y += row.height() + gap;
        }
        return seats;
    }
}

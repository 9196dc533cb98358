package org.alea.app.reference;

import javafx.geometry.Bounds;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;

/** Moves rows of cards, and no further than it takes to see the one that is wanted. */
final class RowScroll {
    private final ListView<?> rows;

    RowScroll(ListView<?> rows) {
        this.rows = rows;
    }

    /** Brings a row into sight; a list that is not on the screen begins at it when it is. */
    void to(int row) {
        if (rows.getScene() != null
                && rows.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                && flow.getCellCount() > row) {
            flow.scrollTo(row);
            // where it lies is known once the rows in between are laid out
            rows.layout();
            flow.scrollTo(row);
        } else {
            rows.scrollTo(row);
        }
    }

    /** Goes row by row: a jump would put the last one first and pass over those before it. */
    void along(int from, int target) {
        int step = Integer.signum(target - from);
        for (int row = from; row != target; row += step) {
            to(row + step);
        }
    }

    /** How many rows are seen whole; others are kept ready beyond the edges. */
    int inSight() {
        Bounds sight = rows.localToScene(rows.getLayoutBounds());
        int seen = (int) rows.lookupAll(".card-row").stream()
                .filter(row -> row instanceof ListCell<?> cell && cell.isVisible() && !cell.isEmpty())
                .map(row -> row.localToScene(row.getLayoutBounds()))
                .filter(row -> row.getMinY() > sight.getMinY() - 1 && row.getMaxY() < sight.getMaxY() + 1)
                .count();
        return Math.max(1, seen);
    }
}

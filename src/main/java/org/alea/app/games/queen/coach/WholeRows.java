package org.alea.app.games.queen.coach;

import javafx.scene.Node;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Rows that scroll if they are too many, in a window that ends with a whole row: half a row cannot be read. */
final class WholeRows extends Region {
    private final VBox rows;
    private final ScrolledRows scrolled;

    WholeRows(VBox rows) {
        this.rows = rows;
        this.scrolled = new ScrolledRows(rows);
        getChildren().add(scrolled);
        setMinHeight(0);
        VBox.setVgrow(this, Priority.ALWAYS);
        // what lies in a scroll pane does not tell those around it that it has changed
        rows.needsLayoutProperty().addListener((layout, before, now) -> {
            if (now) {
                requestLayout();
            }
        });
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double room = getHeight();
        boolean all = rows.prefHeight(width) <= room;
        scrolled.resizeRelocate(0, 0, width, all ? room : whole(room, width));
    }

    private double whole(double room, double width) {
        double height = 0;
        for (Node row : rows.getChildren()) {
            double next = height + snapSizeY(Math.max(row.minHeight(width), row.prefHeight(width)));
            if (next > room) {
                break;
            }
            height = next;
        }
        return height;
    }

    @Override
    protected double computePrefHeight(double width) {
        return rows.prefHeight(width);
    }
}

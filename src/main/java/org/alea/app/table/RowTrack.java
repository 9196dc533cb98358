package org.alea.app.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.shell.Icon;

/** A track of rows one above the other; pieces lie at the right of a row, and the arrow shows where they slide. */
public final class RowTrack extends Panel {
    private static final double TOP = 33;
    private static final double GAP = 7;
    private static final double INSET = 12;

    private final List<Row> rows = new ArrayList<>();
    private final Icon arrow = Glyph.icon("mdi2a-arrow-down", 15, "faint");

    /** What one row says. */
    public record Words(String name, String hint, String empty) {}

    public RowTrack(double width, double height, int count) {
        super(width, height);
        for (int i = 0; i < count; i++) {
            Row row = new Row();
            rows.add(row);
            getChildren().add(row);
        }
        getChildren().add(arrow);
    }

    public void show(int row, Words words, boolean occupied) {
        rows.get(row).show(words, occupied);
    }

    /** The node of a row: a target for pieces. */
    public Region row(int index) {
        return rows.get(index);
    }

    /** Where a row lies in this panel. */
    public Bounds place(int index) {
        double height = rowHeight();
        return new BoundingBox(INSET, TOP + index * (height + GAP), getPrefWidth() - INSET * 2, height);
    }

    private double rowHeight() {
        return (getPrefHeight() - TOP - INSET - GAP * (rows.size() - 1)) / rows.size();
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        for (int i = 0; i < rows.size(); i++) {
            Bounds place = place(i);
            rows.get(i).resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        }
        arrow.relocate(getWidth() - INSET - 15, 10);
    }

    /** One row. */
    private static final class Row extends Pane {
        private final Label name = new Label();
        private final Label hint = new Label();
        private final Label empty = new Label();

        Row() {
            getStyleClass().add("track-row");
            name.getStyleClass().add("row-name");
            hint.getStyleClass().add("row-hint");
            empty.getStyleClass().add("row-hint");
            getChildren().addAll(name, hint, empty);
        }

        void show(Words words, boolean occupied) {
            name.setText(words.name());
            hint.setText(words.hint());
            empty.setText(words.empty());
            empty.setVisible(!occupied);
        }

        @Override
        protected void layoutChildren() {
            name.autosize();
            hint.autosize();
            empty.autosize();
            boolean two = !hint.getText().isEmpty() && getHeight() > 38;
            hint.setVisible(two);
            double middle = getHeight() / 2;
            name.relocate(10, two ? middle - name.getHeight() : middle - name.getHeight() / 2);
            hint.relocate(10, middle);
            empty.relocate(getWidth() - 10 - empty.getWidth(), middle - empty.getHeight() / 2);
        }
    }
}

package org.alea.app.statistics;

import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** Two things at the two ends of a line; where they lack the room, the second stands below the first. */
final class SpreadLine extends Pane {
    private static final double GAP = 12;
    private static final double LINE_GAP = 6;

    private final Region first;
    private final Region second;

    SpreadLine(Region first, Region second) {
        this.first = first;
        this.second = second;
        getChildren().addAll(first, second);
        setMinWidth(0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return first.prefWidth(-1) + GAP + second.prefWidth(-1);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double one = first.prefHeight(-1);
        double other = second.prefHeight(-1);
        return fits(width) ? Math.max(one, other) : one + LINE_GAP + other;
    }

    private boolean fits(double width) {
        return width < 0 || computePrefWidth(-1) <= width + 1;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double beside = second.prefWidth(-1);
        if (fits(width)) {
            place(first, 0, 0, width - beside - GAP, getHeight(), HPos.LEFT);
            place(second, width - beside, 0, beside, getHeight(), HPos.RIGHT);
        } else {
            double top = first.prefHeight(-1);
            place(first, 0, 0, width, top, HPos.LEFT);
            place(second, 0, top + LINE_GAP, width, getHeight() - top - LINE_GAP, HPos.LEFT);
        }
    }

    private void place(Region part, double x, double y, double width, double height, HPos side) {
        layoutInArea(part, x, y, width, height, 0, Insets.EMPTY, false, false, side, VPos.CENTER);
    }
}

package org.alea.app.setup;

import javafx.beans.binding.DoubleBinding;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.geometry.HPos;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** Two panels beside each other where both have the room they need, else one below the other. */
final class PanelPair extends Pane {
    private static final double FIRST_SHARE = 0.53;

    private final Region first;
    private final Region second;
    private final DoubleBinding gap;

    PanelPair(ReadOnlyDoubleProperty em, Region first, Region second) {
        gap = em.multiply(1.15);
        this.first = first;
        this.second = second;
        getChildren().addAll(first, second);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return Math.max(first.minWidth(-1), second.minWidth(-1));
    }

    @Override
    protected double computePrefWidth(double height) {
        return first.prefWidth(-1) + gap() + second.prefWidth(-1);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        return sideBySide(width)
                ? Math.max(first.prefHeight(firstWidth(width)), second.prefHeight(width - gap() - firstWidth(width)))
                : first.prefHeight(width) + gap() + second.prefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        if (sideBySide(width)) {
            double left = firstWidth(width);
            place(first, 0, 0, left, getHeight());
            place(second, left + gap(), 0, width - left - gap(), getHeight());
        } else {
            double top = snapSizeY(first.prefHeight(width));
            place(first, 0, 0, width, top);
            place(second, 0, top + gap(), width, getHeight() - top - gap());
        }
    }

    private void place(Region panel, double x, double y, double width, double height) {
        layoutInArea(panel, x, y, width, height, 0, HPos.LEFT, VPos.TOP);
    }

    private boolean sideBySide(double width) {
        return firstWidth(width) >= first.minWidth(-1) && width - gap() - firstWidth(width) >= second.minWidth(-1);
    }

    private double firstWidth(double width) {
        return Math.floor((width - gap()) * FIRST_SHARE);
    }

    private double gap() {
        return gap.get();
    }
}

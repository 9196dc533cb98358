package org.alea.app.games.royal;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.alea.app.table.Glyph;

/** Where a group can go and what it brings: side by side, or the one below the other where that reads better. */
final class TargetRow extends Pane {
    private static final double GAP = 10;

    /** Of the width: in less than that words do not stand in two lines. */
    private static final double LEAST_SHARE = 0.4;

    private final Node icon;
    private final Label name;
    private final Label brief;

    TargetRow(String icon, String target, String brings) {
        this.icon = Glyph.icon(icon, 17);
        name = new Label(target);
        name.getStyleClass().add("row-title");
        name.setWrapText(true);
        brief = new Label(brings);
        brief.getStyleClass().add("row-brief");
        brief.setWrapText(true);
        getStyleClass().add("target-row");
        setAccessibleText(target + ". " + brings);
        getChildren().addAll(this.icon, name, brief);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double indent() {
        return snappedLeftInset() + icon.prefWidth(-1) + GAP;
    }

    private double room(double width) {
        return width - indent() - snappedRightInset();
    }

    private double title() {
        return Math.ceil(name.prefWidth(-1));
    }

    private double beside(double width) {
        return room(width) - title() - GAP;
    }

    private boolean fits(double width) {
        double left = beside(width);
        return brief.prefWidth(-1) <= left
                || (left >= room(width) * LEAST_SHARE && brief.prefHeight(left) <= 2 * brief.prefHeight(-1) + 1);
    }

    @Override
    protected double computePrefHeight(double width) {
        double high = fits(width)
                ? Math.max(name.prefHeight(-1), brief.prefHeight(Math.max(1, beside(width))))
                : name.prefHeight(room(width)) + brief.prefHeight(room(width));
        return snappedTopInset() + high + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        double sign = icon.prefHeight(-1);
        icon.resizeRelocate(snappedLeftInset(), (height - sign) / 2, icon.prefWidth(-1), sign);
        if (fits(width)) {
            double high = name.prefHeight(-1);
            name.resizeRelocate(indent(), (height - high) / 2, title(), high);
            double left = Math.max(1, beside(width));
            double words = brief.prefHeight(left);
            brief.resizeRelocate(indent() + title() + GAP, (height - words) / 2, left, words);
        } else {
            double high = name.prefHeight(room(width));
            double top = (height - high - brief.prefHeight(room(width))) / 2;
            name.resizeRelocate(indent(), top, room(width), high);
            brief.resizeRelocate(indent(), top + high, room(width), brief.prefHeight(room(width)));
        }
    }
}

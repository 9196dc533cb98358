package org.alea.app.shell.controls;

import javafx.geometry.Orientation;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;

/** A card that is switched on and off; it is as high as the words on it need in the width it has. */
public class CardToggle extends ToggleButton {
    private final Region content;

    public CardToggle(Region content) {
        this.content = content;
        setGraphic(content);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    /** A button asks its graphic for a height without a width, which would break the words after every letter. */
    @Override
    protected double computePrefHeight(double width) {
        double inner = (width < 0 ? prefWidth(-1) : width) - snappedLeftInset() - snappedRightInset();
        return snappedTopInset() + content.prefHeight(inner) + snappedBottomInset();
    }
}

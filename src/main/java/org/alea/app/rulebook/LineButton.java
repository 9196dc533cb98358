package org.alea.app.rulebook;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.Region;

/** A button as wide as its list, whose words go on in a second line where they need one. */
final class LineButton extends Button {
    private final Region content;

    LineButton(String id, Region content, String... styleClasses) {
        this.content = content;
        setId(id);
        getStyleClass().setAll(styleClasses);
        setGraphic(content);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setMaxWidth(Double.MAX_VALUE);
        setMinHeight(USE_PREF_SIZE);
        // as high as its words need in the width there is
        setWrapText(true);
    }

    /** A button asks its graphic for a height without a width. */
    @Override
    protected double computePrefHeight(double width) {
        double room = (width < 0 ? prefWidth(-1) : width) - snappedLeftInset() - snappedRightInset();
        return snappedTopInset() + content.prefHeight(room) + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        content.resizeRelocate(
                snappedLeftInset(),
                snappedTopInset(),
                getWidth() - snappedLeftInset() - snappedRightInset(),
                getHeight() - snappedTopInset() - snappedBottomInset());
    }
}

package org.alea.app.games.royal;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.table.Glyph;

/** What is asked, how much of it is left, and the bulb: one line, unless the question needs the width for itself. */
final class AskLine extends Pane {
    private static final double GAP = 8;

    private final Label question = new Label();
    private final Label chip = new Label();
    private final Node hint;

    AskLine(Node hint) {
        this.hint = hint;
        question.getStyleClass().add("action-question");
        question.setWrapText(true);
        chip.getStyleClass().add("action-chip");
        chip.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().addAll(question, chip, hint);
    }

    void ask(String words, String aside, boolean cubes) {
        chip.setGraphic(cubes ? Glyph.icon("mdi2c-circle", 14, "cube-icon") : null);
        question.setText(words);
        chip.setText(aside);
        chip.setVisible(!aside.isEmpty());
        setAccessibleText(words);
    }

    Node chip() {
        return chip;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double beside() {
        return chip.isVisible() ? chip.prefWidth(-1) + GAP : 0;
    }

    private double room(double width) {
        return width - hint.prefWidth(-1) - GAP;
    }

    private boolean fits(double width) {
        return question.prefWidth(-1) + beside() <= room(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double row = Math.max(question.prefHeight(room(width)), hint.prefHeight(-1));
        return chip.isVisible() && !fits(width) ? row + 2 + chip.prefHeight(-1) : row;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double room = room(width);
        boolean below = chip.isVisible() && !fits(width);
        double chipHigh = chip.prefHeight(-1);
        double row = below ? getHeight() - 2 - chipHigh : getHeight();
        double wide = below ? room : room - beside();
        double high = Math.min(row, question.prefHeight(wide));
        question.resizeRelocate(0, (row - high) / 2, wide, high);
        double bulb = hint.prefHeight(-1);
        hint.resizeRelocate(width - hint.prefWidth(-1), (row - bulb) / 2, hint.prefWidth(-1), bulb);
        if (below) {
            chip.resizeRelocate(0, row + 2, chip.prefWidth(-1), chipHigh);
        } else {
            chip.resizeRelocate(wide + GAP, (row - chipHigh) / 2, chip.prefWidth(-1), chipHigh);
        }
    }
}

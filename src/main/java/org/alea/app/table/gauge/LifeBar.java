package org.alea.app.table.gauge;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** Hit points as a bar with their figure on it: amber below 60 %, red below 35 %, what would be lost hatched. */
public final class LifeBar extends Region {
    private static final double LOW = 0.35;
    private static final double HALF = 0.6;

    private final Region fill = new Region();
    private final Region loss = new Region();
    private final Label figure = new Label();
    private Reading reading = new Reading(1, 1, 0, false, "");

    /**
     * How much life there is.
     *
     * @param loss how much of it would be lost
     * @param foe whether it is an enemy's, whose bar is always red
     * @param unit what stands behind the figure, empty for nothing
     */
    public record Reading(int now, int most, int loss, boolean foe, String unit) {

        public static Reading of(int now, int most) {
            return new Reading(now, most, 0, false, "");
        }

        public Reading losing(int points) {
            return new Reading(now, most, Math.min(points, now), foe, unit);
        }

        public Reading ofFoe() {
            return new Reading(now, most, loss, true, unit);
        }

        public Reading in(String words) {
            return new Reading(now, most, loss, foe, words);
        }

        String level() {
            double share = now / (double) Math.max(1, most);
            return foe || share < LOW ? "low" : share < HALF ? "half" : "high";
        }

        String words() {
            return now + " / " + most + (unit.isEmpty() ? "" : "\u00A0" + unit);
        }
    }

    public LifeBar(Reading reading) {
        getStyleClass().add("life-bar");
        loss.getStyleClass().add("life-loss");
        figure.getStyleClass().add("life-figure");
        getChildren().addAll(fill, loss, figure);
        show(reading);
    }

    public void show(Reading now) {
        reading = now;
        fill.getStyleClass().setAll("life-fill", now.level());
        figure.setText(now.words());
        setAccessibleText(now.words());
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.max(18, Math.ceil(figure.prefHeight(-1)));
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.max(80, figure.prefWidth(-1) + 16);
    }

    @Override
    protected void layoutChildren() {
        double unit = getWidth() / Math.max(1, reading.most());
        fill.resizeRelocate(0, 0, Math.min(getWidth(), reading.now() * unit), getHeight());
        loss.resizeRelocate((reading.now() - reading.loss()) * unit, 0, reading.loss() * unit, getHeight());
        double width = figure.prefWidth(-1);
        double height = figure.prefHeight(-1);
        figure.resizeRelocate((getWidth() - width) / 2, (getHeight() - height) / 2, width, height);
    }
}

package org.alea.app.table;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.shell.Fonts;

/** A column of the tray: a header, room for the dice of one value, and the button that says what they can do now. */
public final class Lane extends Pane {
    private static final PseudoClass HOT = PseudoClass.getPseudoClass("hot");
    private static final PseudoClass EMPTY = PseudoClass.getPseudoClass("empty");

    /** What two lines of a name may reach beyond the header: nothing is drawn there. */
    private static final double LEADING = 3;
    /** The room of the rail under a set. */
    private static final double RAIL = 11;
    /** How far the box of a die reaches beyond the die at either side. */
    private static final double MARGIN = 0.1;

    private final Dimensions dimensions;
    private final double text;
    private final Label number = new Label();
    private final Label title = new Label();
    private final Label count = new Label();
    private final Region rule = new Region();
    private final Label nothing = new Label();
    private final Region rail = new Region();
    private final Button button = new Button();
    private int dice;
    private boolean offering = true;

    /** Sizes: header, foot, and the dice (one or two, three, more). */
    public record Dimensions(
            double width, double height, double header, double foot, double few, double three, double many) {

        public static Dimensions standard(double width) {
            return new Dimensions(width, 200, 30, 44, 62, 50, 42);
        }

        public static Dimensions compact(double width) {
            return new Dimensions(width, 154, 26, 38, 54, 46, 37);
        }

        /** With dice of another size, as far as they do not cover each other or leave the lane. */
        public Dimensions withDice(double factor) {
            double room = (height - header - foot) / 1.06;
            return new Dimensions(
                    width,
                    height,
                    header,
                    foot,
                    Math.min(few * factor, Math.min(room, (width - 8) / 2)),
                    Math.min(three * factor, (width - 8) / 3),
                    Math.min(many * factor, room / 2));
        }
    }

    public Lane(Dimensions dimensions) {
        this(dimensions, 1);
    }

    /** A lane whose words are {@code text} times as large as designed. */
    public Lane(Dimensions dimensions, double text) {
        this.dimensions = dimensions;
        this.text = text;
        getStyleClass().add("lane");
        number.getStyleClass().add("lane-number");
        title.getStyleClass().add("lane-title");
        count.getStyleClass().add("lane-count");
        rule.getStyleClass().add("lane-rule");
        nothing.getStyleClass().add("lane-nothing");
        rail.getStyleClass().add("lane-rail");
        rail.setMouseTransparent(true);
        button.getStyleClass().setAll("lane-button");
        button.setFocusTraversable(false);
        setPrefSize(dimensions.width(), dimensions.height());
        getChildren().addAll(number, title, count, rule, nothing, rail, button);
    }

    public void header(String value, String name, int diceOfIt) {
        dice = diceOfIt;
        number.setText(value);
        title.setText(name);
        count.setText("×" + dice);
        // a long name grows first, the figures beside it only if there is room left
        double room = room(value, text);
        double figures = Fitting.width(name, Fonts.STRONG, 12 * text) <= room ? text : Math.min(1, text);
        number.setStyle("-fx-font-size: " + 17 * figures + "px;");
        count.setStyle("-fx-font-size: " + 13 * figures + "px;");
        Fitting.heading(title, 12 * text, room(value, figures), dimensions.header() + LEADING);
        pseudoClassStateChanged(EMPTY, dice == 0);
        rail.setVisible(dice > 1);
        requestLayout();
    }

    /** The dice of this lane lie elsewhere for now. */
    public void lent() {
        rail.setVisible(false);
    }

    /** Whether there is a button now; without one the dice have its room too. */
    public void offering(boolean on) {
        offering = on;
        button.setVisible(on);
        requestLayout();
    }

    private double foot() {
        return offering ? dimensions.foot() : 0;
    }

    private double room(String value, double figures) {
        return dimensions.width()
                - Fitting.width(value, Fonts.NUMBER, 17 * figures)
                - Fitting.width(count.getText(), Fonts.NUMBER, 13 * figures)
                - 32;
    }

    /** What is said in the place of dice. */
    public void nothing(String words) {
        nothing.setText(words);
    }

    /** The lane under the pointer or in the hand. */
    public void hot(boolean on) {
        pseudoClassStateChanged(HOT, on);
    }

    public Button button() {
        return button;
    }

    /** The size of the dice if there are {@code count} of them. */
    public double dieSize(int count) {
        return count <= 2 ? dimensions.few() : count == 3 ? dimensions.three() : dimensions.many();
    }

    /** The upper left corners of {@code count} dice in this lane: one row of up to three, two rows of more. */
    public List<Point2D> places(int count) {
        double size = dieSize(count);
        int perRow = count <= 3 ? count : (count + 1) / 2;
        double step = Math.min(size, (dimensions.width() - 8 - size) / Math.max(1, perRow - 1));
        double height = size * 1.06;
        int rows = count <= 3 ? 1 : 2;
        double room = dimensions.height() - dimensions.header() - foot() - RAIL;
        double top = dimensions.header() + (room - rows * height) / 2;
        List<Point2D> places = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int row = i / Math.max(1, perRow);
            int inRow = Math.min(perRow, count - row * perRow);
            double left = (dimensions.width() - (inRow - 1) * step - size) / 2;
            places.add(new Point2D(left + i % perRow * step, top + row * height));
        }
        return places;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double header = dimensions.header();
        number.autosize();
        count.autosize();
        number.relocate(10, (header - number.getHeight()) / 2);
        count.relocate(width - 9 - count.getWidth(), (header - count.getHeight()) / 2);
        double left = 10 + number.getWidth() + 6;
        double titleWidth = count.getLayoutX() - left - 4;
        double titleHeight = title.prefHeight(titleWidth);
        title.resizeRelocate(left, (header - titleHeight) / 2, titleWidth, titleHeight);
        rule.resizeRelocate(1, header, width - 2, 1);
        nothing.resizeRelocate(4, header + 2, width - 8, getHeight() - header - foot() - 2);
        button.resizeRelocate(7, getHeight() - dimensions.foot(), width - 14, dimensions.foot() - 7);
        if (rail.isVisible()) {
            underline(places(dice), dieSize(dice));
        }
    }

    /** The rail runs along the lower edge of the dice that are one set. */
    private void underline(List<Point2D> places, double size) {
        double left = dimensions.width();
        double right = 0;
        double bottom = 0;
        for (Point2D place : places) {
            left = Math.min(left, place.getX() + size * MARGIN);
            right = Math.max(right, place.getX() + size * (1 - MARGIN));
            bottom = Math.max(bottom, place.getY() + size);
        }
        rail.resizeRelocate(left, bottom + 2, right - left, 3);
    }
}

package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Dial;
import org.alea.app.table.Fitting;
import org.alea.games.royal.Die;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/** The city square as a dial: its ring reads four rounds of four phases, its two halves are the districts with the dice. */
final class CitySquare extends Pane {
    /** Where the deniers on your district are told, as a part of the radius. */
    private static final double COINS = 0.66;

    private static final int ROUNDS = 4;
    private static final int PHASES = 4;

    private final double radius;
    private final double inner;
    private final double centreX;
    private final double centreY;
    private final boolean compact;
    private final double dice;
    private final List<Arc> phases = new ArrayList<>();
    private final Arc royHalf;
    private final Arc yourHalf;
    private final Label roys = new Label();
    private final Label yours = new Label();
    private final Label coins = new Label();
    private final Dial dial;
    private final double coinWords;

    /** @param dice how large dice are, compared to the usual; a small window has no room for larger ones */
    CitySquare(RoyalLayout plan, double dice) {
        Rectangle2D area = plan.square();
        compact = plan.compact();
        this.dice = compact ? 1 : dice;
        coinWords = plan.words(11);
        radius = plan.dialRadius();
        inner = radius * 0.86;
        centreX = area.getWidth() / 2;
        centreY = area.getHeight() / 2;
        setPrefSize(area.getWidth(), area.getHeight());
        setPickOnBounds(false);
        dial = new Dial(radius, inner);
        dial.setMouseTransparent(true);
        dial.reading(ring());
        Line border = new Line(-inner + 4, inner * 0.06, inner - 4, inner * 0.06);
        border.getStyleClass().add("square-border");
        dial.centre(border);
        royHalf = half(0);
        yourHalf = half(180);
        roys.getStyleClass().addAll("district-name", "roys");
        yours.getStyleClass().addAll("district-name", "yours");
        coins.getStyleClass().add("district-coins");
        List.of(roys, yours, coins).forEach(label -> label.setMouseTransparent(true));
        getChildren().add(dial);
        getChildren().addAll(royHalf, yourHalf, roys, yours, coins);
    }

    private Node ring() {
        Group ring = new Group();
        double at = radius * 0.918;
        double each = 360.0 / (ROUNDS * PHASES);
        for (int i = 0; i < ROUNDS * PHASES; i++) {
            Arc arc = new Arc(0, 0, at, at, 90 - i * each - 1.2, -(each - 2.4));
            arc.setType(ArcType.OPEN);
            arc.setFill(Color.TRANSPARENT);
            arc.setStrokeWidth(radius * 0.064);
            arc.setStrokeLineCap(StrokeLineCap.BUTT);
            arc.getStyleClass().add("phase-segment");
            phases.add(arc);
            ring.getChildren().add(arc);
        }
        return ring;
    }

    private Arc half(double from) {
        Arc arc = new Arc(centreX, centreY, inner, inner, from, 180);
        arc.setType(ArcType.CHORD);
        arc.getStyleClass().add("district");
        return arc;
    }

    void show(RoyalTable table, RoyalSpeech speech) {
        int now = table.round() == 0
                ? -1
                : (table.round() - 1) * PHASES + Stage.of(table).place();
        for (int i = 0; i < phases.size(); i++) {
            phases.get(i).getStyleClass().setAll("phase-segment", i == now ? "present" : i < now ? "done" : "to-come");
        }
        roys.setText(speech.caption("district.roy"));
        yours.setText(speech.caption("district.you"));
        int lying = table.purse().onDistrict();
        coins.setText(lying == 0 ? "" : speech.get("district.coins", lying));
        royHalf.setAccessibleText(speech.get("district.roy"));
        yourHalf.setAccessibleText(speech.get("district.you"));
        requestLayout();
    }

    /** The node of a district, where a die can be put back. */
    Node district(Side side) {
        return side == Side.ROY ? royHalf : yourHalf;
    }

    /** Where each die lies: strongest first, from the upper left (ROYAL-044, ROYAL-212). */
    Map<Integer, DistrictRows.Seat> seats(RoyalTable table) {
        Map<Integer, DistrictRows.Seat> seats = new TreeMap<>();
        for (Side side : Side.values()) {
            List<Districts.Lying> dice = inOrder(table, side);
            List<DistrictRows.Seat> rows = seats(side, dice.size());
            for (int i = 0; i < dice.size() && i < rows.size(); i++) {
                seats.put(dice.get(i).id(), rows.get(i));
            }
        }
        return seats;
    }

    /** Where so many dice lie in the Roy's half. */
    List<DistrictRows.Seat> royalSeats(int dice) {
        return seats(Side.ROY, dice);
    }

    private List<DistrictRows.Seat> seats(Side side, int dice) {
        double largest = side == Side.YOU ? (compact ? 40 : 48) : (compact ? 33 : 40);
        return new DistrictRows(inner, side == Side.ROY)
                .seats(dice, largest * this.dice).stream()
                        .map(seat -> new DistrictRows.Seat(
                                getLayoutX() + centreX + seat.x(), getLayoutY() + centreY + seat.y(), seat.size()))
                        .toList();
    }

    /** The dice of a district in the order they are shown and numbered. */
    static List<Districts.Lying> inOrder(RoyalTable table, Side side) {
        List<Districts.Lying> left = new ArrayList<>(table.districts().all());
        left.removeIf(die -> die.side() != side);
        List<Districts.Lying> ordered = new ArrayList<>();
        for (Die face : table.districts().dice(side).byStrength()) {
            Districts.Lying next = left.stream()
                    .filter(die -> die.die().equals(face))
                    .findFirst()
                    .orElseThrow();
            left.remove(next);
            ordered.add(next);
        }
        return ordered;
    }

    /** The middle of the square, on the board. */
    Point2D middle() {
        return new Point2D(getLayoutX() + centreX, getLayoutY() + centreY);
    }

    @Override
    protected void layoutChildren() {
        dial.resizeRelocate(centreX - radius, centreY - radius, radius * 2, radius * 2);
        roys.autosize();
        // clear of the dice below it, which begin at 0.8
        centre(roys, -inner * 0.8 - roys.getHeight() * 0.75);
        centre(yours, inner * 0.8);
        // the circle is narrowest at the foot of the line
        double foot = COINS + coinWords * 1.4 / inner;
        Fitting.line(coins, Fonts.TEXT, coinWords, 2 * inner * Math.sqrt(1 - foot * foot));
        centre(coins, inner * COINS);
    }

    private void centre(Label label, double y) {
        label.autosize();
        label.relocate(centreX - label.getWidth() / 2, centreY + y);
    }
}

package org.alea.app.table.map;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;

/** Draws what lies between two zones. */
final class PassageDrawing {
    private static final double BAND = 40;
    private static final double BAR = 13;
    private static final Color DARK = Color.web("#0B1413", 0.75);
    private static final Color DOTS = Color.web("#C69B3F");

    private final MapPlan.Zone one;
    private final MapPlan.Zone other;
    private final Passage passage;
    private final List<Node> nodes = new ArrayList<>();

    PassageDrawing(MapPlan.Zone one, MapPlan.Zone other, Passage passage) {
        this.one = one;
        this.other = other;
        this.passage = passage;
    }

    List<Node> nodes() {
        switch (passage) {
            case OPEN -> band();
            case DOOR_SHUT -> door(true);
            case DOOR_OPEN -> door(false);
            case WALL -> bar("#7A5A3A", "#4A3522");
            case BARRICADE -> bar("#8A6A1E", "#3A2D12");
            case ROAD -> line(Color.web("#7F6AA8"), Color.web("#E2D5F5"), false);
            case CANAL -> line(Color.web("#4A8BD8"), Color.web("#BBDDFF"), true);
            case BRIDGE -> line(Color.web("#6B5532"), Color.web("#E3CB94"), false);
            case NONE -> {
                // neighbours on the table already
            }
        }
        return nodes;
    }

    private static double overlap(double minA, double maxA, double minB, double maxB) {
        return Math.min(maxA, maxB) - Math.max(minA, minB);
    }

    /** Whether the zones lie side by side rather than one above the other. */
    private boolean sideways() {
        Rectangle2D a = one.box();
        Rectangle2D b = other.box();
        return overlap(a.getMinY(), a.getMaxY(), b.getMinY(), b.getMaxY())
                > overlap(a.getMinX(), a.getMaxX(), b.getMinX(), b.getMaxX());
    }

    /** The strip between the two zones, as long as their shared edge. */
    private Rectangle2D strip() {
        Rectangle2D a = one.box();
        Rectangle2D b = other.box();
        if (sideways()) {
            double left = Math.min(a.getMaxX(), b.getMaxX());
            double right = Math.max(a.getMinX(), b.getMinX());
            double top = Math.max(a.getMinY(), b.getMinY());
            double bottom = Math.min(a.getMaxY(), b.getMaxY());
            return new Rectangle2D(Math.min(left, right), top, Math.abs(right - left), Math.max(1, bottom - top));
        }
        double upper = Math.min(a.getMaxY(), b.getMaxY());
        double lower = Math.max(a.getMinY(), b.getMinY());
        double left = Math.max(a.getMinX(), b.getMinX());
        double right = Math.min(a.getMaxX(), b.getMaxX());
        return new Rectangle2D(left, Math.min(upper, lower), Math.max(1, right - left), Math.abs(lower - upper));
    }

    private void band() {
        Rectangle2D strip = strip();
        double x = strip.getMinX() + strip.getWidth() / 2;
        double y = strip.getMinY() + strip.getHeight() / 2;
        boolean sideways = sideways();
        Rectangle band = sideways
                ? new Rectangle(strip.getMinX(), y - BAND / 2, strip.getWidth(), BAND)
                : new Rectangle(x - BAND / 2, strip.getMinY(), BAND, strip.getHeight());
        band.setFill(DARK);
        Line dots = sideways
                ? new Line(strip.getMinX() + 1, y, strip.getMaxX() - 1, y)
                : new Line(x, strip.getMinY() + 1, x, strip.getMaxY() - 1);
        dots.setStroke(DOTS);
        dots.setStrokeWidth(3);
        dots.setStrokeLineCap(StrokeLineCap.BUTT);
        dots.getStrokeDashArray().setAll(3.0, 5.0);
        nodes.add(band);
        nodes.add(dots);
    }

    private Rectangle onEdge(double share) {
        Rectangle2D strip = strip();
        double x = strip.getMinX() + strip.getWidth() / 2;
        double y = strip.getMinY() + strip.getHeight() / 2;
        boolean sideways = sideways();
        double length = (sideways ? strip.getHeight() : strip.getWidth()) * share;
        Rectangle bar = sideways
                ? new Rectangle(x - BAR / 2, y - length / 2, BAR, length)
                : new Rectangle(x - length / 2, y - BAR / 2, length, BAR);
        bar.setArcWidth(10);
        bar.setArcHeight(10);
        return bar;
    }

    private void bar(String light, String dark) {
        Rectangle bar = onEdge(0.86);
        bar.setFill(Color.web(light));
        nodes.add(bar);
        boolean sideways = sideways();
        double length = sideways ? bar.getHeight() : bar.getWidth();
        for (double at = 12; at < length - 3; at += 15) {
            Rectangle rung = sideways
                    ? new Rectangle(bar.getX(), bar.getY() + at, BAR, 3)
                    : new Rectangle(bar.getX() + at, bar.getY(), 3, BAR);
            rung.setFill(Color.web(dark));
            nodes.add(rung);
        }
    }

    private void door(boolean shut) {
        Rectangle leaf = onEdge(shut ? 0.5 : 0.18);
        leaf.setFill(Color.web("#8A6232"));
        leaf.setStroke(Color.web("#D9B070"));
        leaf.setStrokeWidth(1.5);
        if (!shut) {
            band();
            leaf.setRotate(60);
        }
        nodes.add(leaf);
        if (shut) {
            nodes.add(Sign.at(
                    Symbol.LOCK.icon(),
                    leaf.getX() + leaf.getWidth() / 2,
                    leaf.getY() + leaf.getHeight() / 2,
                    15,
                    Color.web("#FFE9C2")));
        }
    }

    /** From middle to middle, under the zones. */
    private void line(Color body, Color ink, boolean wave) {
        Point2D from = one.middle();
        Point2D to = other.middle();
        Line road = new Line(from.getX(), from.getY(), to.getX(), to.getY());
        road.setStroke(body);
        road.setStrokeWidth(10);
        Line dashes = new Line(from.getX(), from.getY(), to.getX(), to.getY());
        dashes.setStroke(ink);
        dashes.setStrokeWidth(wave ? 2.5 : 2);
        dashes.getStrokeDashArray().setAll(wave ? 2.0 : 6.0, wave ? 5.0 : 6.0);
        nodes.add(road);
        nodes.add(dashes);
    }
}

package org.alea.app.games.queen;

import java.util.List;
import java.util.Set;
import javafx.geometry.Point2D;
import org.alea.app.table.Lane;
import org.alea.app.table.ScaledBoard;
import org.alea.games.queen.QueenModule;

/**
 * Where everything lies on the Queen's table, in design pixels. While dice roll the arena stands in the middle between
 * its two columns; while attacks are resolved it moves aside for the journal, unless there is room for both.
 */
final class QueenLayout {
    private final ScaledBoard.Frame frame;
    private final Set<QueenModule> modules;
    private final double dice;
    private final boolean docked;
    private final double width;
    private final Measures m;

    /** A rectangle on the board. */
    record Area(double x, double y, double width, double height) {
        double centreX() {
            return x + width / 2;
        }

        double centreY() {
            return y + height / 2;
        }
    }

    /** The sizes that differ between the standard and the compact table. */
    private record Measures(
            double bar,
            double tray,
            double laneTop,
            double margin,
            double column,
            double journal,
            double cardWidth,
            double cardHeight,
            double strip,
            double dial,
            double bowl) {}

    private static final Measures STANDARD = new Measures(52, 236, 18, 14, 176, 390, 232, 186, 64, 160, 150);
    private static final Measures COMPACT = new Measures(44, 180, 14, 10, 152, 320, 208, 150, 58, 116, 132);

    private static final List<Point2D> RING = List.of(
            new Point2D(-458, -290),
            new Point2D(226, -290),
            new Point2D(280, -96),
            new Point2D(226, 98),
            new Point2D(-458, 98),
            new Point2D(-512, -96));
    private static final List<Point2D> COMPACT_RING = List.of(
            new Point2D(-418, -234),
            new Point2D(210, -234),
            new Point2D(256, -76),
            new Point2D(210, 82),
            new Point2D(-418, 82),
            new Point2D(-464, -76));

    QueenLayout(ScaledBoard.Frame frame, Set<QueenModule> modules) {
        this(frame, modules, 1);
    }

    /** @param dice how large dice in the lanes are, compared to the standard; the compact lay-out has its own */
    QueenLayout(ScaledBoard.Frame frame, Set<QueenModule> modules, double dice) {
        this.frame = frame;
        this.modules = modules;
        this.dice = dice;
        this.m = frame.compact() ? COMPACT : STANDARD;
        this.docked = frame.width() - m.journal - m.margin >= 1440;
        this.width = docked ? frame.width() - m.journal - m.margin : frame.width();
    }

    boolean compact() {
        return frame.compact();
    }

    ScaledBoard.Frame frame() {
        return frame;
    }

    /** The size of words that are designed to be so many pixels high, at the player's text scale. */
    double words(double designed) {
        return designed * frame.text();
    }

    /** Whether the journal is always there. */
    boolean docked() {
        return docked;
    }

    Area bar() {
        return new Area(0, 0, frame.width(), m.bar);
    }

    Area tray() {
        return new Area(0, frame.height() - m.tray, frame.width(), m.tray);
    }

    /** The felt between bar and tray. */
    Area felt() {
        return new Area(0, m.bar, frame.width(), frame.height() - m.bar);
    }

    Point2D centre(boolean resolving) {
        double x = (resolving && !docked ? width - m.journal - m.margin : width) / 2;
        double room = tray().y() - m.bar;
        return new Point2D(x, m.bar + room * (compact() ? 252.0 / 496 : 316.0 / 612));
    }

    /** The card of a slot. */
    Area card(int slot, boolean resolving) {
        Point2D centre = centre(resolving);
        Point2D place = (compact() ? COMPACT_RING : RING).get(slot - 1);
        // moved aside, the arena of the standard table is six pixels narrower at either side
        double pull = resolving && !docked && !compact() ? (place.getX() < 0 ? 8 : -8) : 0;
        return new Area(centre.getX() + place.getX() + pull, centre.getY() + place.getY(), m.cardWidth, m.cardHeight);
    }

    /** Cards at the right have their track at the right. */
    static boolean mirrored(int slot) {
        return slot >= 2 && slot <= 4;
    }

    double strip() {
        return m.strip;
    }

    double dialRadius() {
        return m.dial;
    }

    /** How much smaller the dial is while attacks are resolved. */
    double dialScale(boolean resolving) {
        return resolving && !docked ? 0.8 : 1;
    }

    /** Where the attack of a slot leaves the dial, in degrees. */
    double angle(int slot) {
        double lean = compact() ? 55 : 53;
        return switch (slot) {
            case 1 -> 360 - lean;
            case 2 -> lean;
            case 3 -> 90;
            case 4 -> 180 - lean;
            case 5 -> 180 + lean;
            default -> 270;
        };
    }

    /** Where the number of a slot sits on the edge of its card. */
    Point2D slotBadge(int slot, boolean resolving) {
        Area card = card(slot, resolving);
        double down = slot < 3 ? 0.66 : slot > 3 && slot < 6 ? 0.34 : 0.5;
        return new Point2D(mirrored(slot) ? card.x() : card.x() + card.width(), card.y() + card.height() * down);
    }

    private double columnTop() {
        return m.bar + (compact() ? 12 : 14);
    }

    private double columnBottom() {
        return tray().y() - 12;
    }

    boolean with(QueenModule module) {
        return modules.contains(module);
    }

    Area health() {
        double all = columnBottom() - columnTop();
        double share = with(QueenModule.CHARIOTS) ? (compact() ? 256 : 310) : (compact() ? 300 : 330);
        return new Area(m.margin, columnTop(), m.column, Math.min(all, share));
    }

    Area exhaustion() {
        if (with(QueenModule.CHARIOTS)) {
            double top = health().y() + health().height() + (compact() ? 10 : 12);
            return new Area(m.margin, top, m.column, columnBottom() - top);
        }
        return new Area(width - m.margin - m.column, columnTop(), m.column, compact() ? 190 : 230);
    }

    Area chariots() {
        double x = width - m.margin - m.column - (compact() ? 0 : 4);
        return new Area(
                x, columnTop(), m.column + (compact() ? 0 : 4), columnBottom() - columnTop() - stockHeight() - 12);
    }

    Area chariot(int place) {
        Area all = chariots();
        double inset = compact() ? 11 : 13;
        double top = compact() ? 32 : 34;
        double gap = 12;
        double height = (all.height() - top - inset - gap) / 2;
        return new Area(all.x() + inset, all.y() + top + (place - 1) * (height + gap), all.width() - inset * 2, height);
    }

    Area stock() {
        Area above = chariots();
        return new Area(above.x(), columnBottom() - stockHeight(), above.width(), stockHeight());
    }

    private double stockHeight() {
        return compact() ? 96 : 122;
    }

    Area conspirators(boolean resolving) {
        double x = centre(resolving).getX();
        return compact() ? new Area(x - 200, 50, 400, 78) : new Area(x - 218, 62, 436, 92);
    }

    Area spirit(boolean resolving) {
        double x = centre(resolving).getX();
        return compact() ? new Area(x - 188, tray().y() - 76, 376, 64) : new Area(x - 208, tray().y() - 82, 416, 70);
    }

    Area journal() {
        return new Area(
                frame.width() - m.margin - m.journal,
                columnTop(),
                m.journal,
                columnBottom() - columnTop() - (docked ? 0 : 2));
    }

    /** Health, Exhaustion and Stock while the columns are hidden. */
    Area state() {
        return new Area(frame.width() - m.margin - m.journal, laneY(), m.journal, laneHeight());
    }

    private double laneY() {
        return tray().y() + m.laneTop;
    }

    private double laneHeight() {
        return compact() ? 154 : 200;
    }

    double laneWidth() {
        double right = docked ? width - m.margin - m.bowl - 250 : frame.width() - m.journal - m.margin;
        return Math.floor((right - m.margin - 8 - 5 * 8) / 6);
    }

    Lane.Dimensions laneDimensions() {
        return compact()
                ? Lane.Dimensions.compact(laneWidth())
                : Lane.Dimensions.standard(laneWidth()).withDice(dice);
    }

    Area lane(int value) {
        return new Area(m.margin + (value - 1) * (laneWidth() + 8), laneY(), laneWidth(), laneHeight());
    }

    Area bowl() {
        return new Area(m.margin + 6 * (laneWidth() + 8), laneY(), m.bowl, laneHeight());
    }

    Area end() {
        double x = bowl().x() + m.bowl + 8;
        return new Area(x, laneY(), width - m.margin - x, laneHeight());
    }
}

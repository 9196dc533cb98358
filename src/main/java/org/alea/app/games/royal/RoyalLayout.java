package org.alea.app.games.royal;

import java.util.List;
import javafx.geometry.Rectangle2D;
import org.alea.app.table.ScaledBoard;
import org.alea.games.royal.Building;
import org.alea.games.royal.Colour;

/**
 * Where everything lies, in design pixels: the city at the left, the square with the dice beside it, activities, then the
 * Roy; below them the events and what can be done. A wider window gives the Roy more room, a higher one the middle.
 */
final class RoyalLayout {
    private final ScaledBoard.Frame frame;
    private final boolean compact;
    private final boolean lookingOn;

    /** A table to play at. */
    RoyalLayout(ScaledBoard.Frame frame) {
        this(frame, false);
    }

    private RoyalLayout(ScaledBoard.Frame frame, boolean lookingOn) {
        this.frame = frame;
        this.compact = frame.compact();
        this.lookingOn = lookingOn;
    }

    /** A table to look at: the Roy's side takes the room of what could be done. */
    static RoyalLayout lookingOn(ScaledBoard.Frame frame) {
        return new RoyalLayout(frame, true);
    }

    /** Whether the Roy's side has room for the characters below his table. */
    boolean charactersBelow() {
        return !compact || lookingOn;
    }

    boolean compact() {
        return compact;
    }

    double scale() {
        return frame.scale();
    }

    /** The size of words that are designed to be so many pixels high, at the player's text scale. */
    double words(double designed) {
        return designed * frame.text();
    }

    /** The same where there is little room to grow: a narrow place gets larger words only as far as they fit. */
    double tightWords(double designed) {
        double wanted = designed * Math.min(frame.text(), compact ? 1.08 : 1.15);
        return Math.floor(wanted * 2) / 2;
    }

    /** Sets the words of a piece, which is printed at 12, to the text scale. */
    String piece() {
        return "-fx-font-size: " + tightWords(12) + "px;";
    }

    double width() {
        return frame.width();
    }

    double height() {
        return frame.height();
    }

    Rectangle2D bar() {
        return new Rectangle2D(0, 0, width(), compact ? 44 : 52);
    }

    private double edge() {
        return compact ? 10 : 14;
    }

    private double top() {
        return bar().getHeight() + (compact ? 8 : 14);
    }

    /** Where the events begin. */
    private double foot() {
        return height() - (compact ? 132 : 162);
    }

    private double mainHeight() {
        return foot() - (compact ? 8 : 12) - top();
    }

    /** Buildings and Cathedral, one above the other. */
    Rectangle2D city() {
        return new Rectangle2D(edge(), top(), compact ? 246 : 300, mainHeight());
    }

    Rectangle2D building(Building building) {
        return building(List.of(Building.values()).indexOf(building));
    }

    private Rectangle2D building(int index) {
        Rectangle2D city = city();
        double gap = compact ? 7 : 9;
        double each = (city.getHeight() - gap * 3) * 0.216;
        return new Rectangle2D(city.getMinX(), city.getMinY() + index * (each + gap), city.getWidth(), each);
    }

    Rectangle2D cathedral() {
        Rectangle2D last = building(2);
        double y = last.getMaxY() + (compact ? 7 : 9);
        return new Rectangle2D(last.getMinX(), y, last.getWidth(), city().getMaxY() - y);
    }

    /** The box around the dial, with room for small things in its corners. */
    Rectangle2D square() {
        double side = compact ? 296 : 360;
        return new Rectangle2D(city().getMaxX() + (compact ? 10 : 14), top(), side, compact ? 272 : 362);
    }

    double dialRadius() {
        return compact ? 132 : 172;
    }

    Rectangle2D action() {
        Rectangle2D square = square();
        double y = square.getMaxY() + (compact ? 8 : 12);
        return new Rectangle2D(square.getMinX(), y, square.getWidth(), top() + mainHeight() - y);
    }

    /** The nine cards, three rows of three. */
    Rectangle2D activities() {
        double each = compact ? 124 : 138;
        double gap = compact ? 8 : 10;
        return new Rectangle2D(square().getMaxX() + (compact ? 10 : 14), top(), each * 3 + gap * 2, mainHeight());
    }

    Rectangle2D activity(Colour colour, int stage) {
        int row = List.of(Colour.values()).indexOf(colour);
        int column = stage - 1;
        Rectangle2D all = activities();
        double gap = compact ? 8 : 10;
        double width = (all.getWidth() - gap * 2) / 3;
        double height = Math.min((all.getHeight() - gap * 2) / 3, width * 1.52);
        return new Rectangle2D(
                all.getMinX() + column * (width + gap), all.getMinY() + row * (height + gap), width, height);
    }

    Rectangle2D roy() {
        double x = activities().getMaxX() + (compact ? 10 : 14);
        double bottom = lookingOn ? commands().getMaxY() : top() + mainHeight();
        return new Rectangle2D(x, top(), Math.min(width() - edge() - x, 460), bottom - top());
    }

    Rectangle2D events() {
        double right = (lookingOn ? roy() : commands()).getMinX() - (compact ? 10 : 12);
        return new Rectangle2D(edge(), foot(), right - edge(), compact ? 124 : 150);
    }

    Rectangle2D commands() {
        double width = compact ? 300 : 368;
        return new Rectangle2D(width() - edge() - width, foot(), width, compact ? 124 : 150);
    }
}

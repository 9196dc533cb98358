package org.alea.app.gametable;

import javafx.geometry.Rectangle2D;
import org.alea.app.table.ScaledBoard;

/**
 * Where the shared parts of a table lie, in design pixels: the bar above, the board, and below it the deck with what is
 * asked and what an automaton does. A game moves a part with {@link #deck}, {@link #question} and {@link #commands}; the
 * rest of the window is its own.
 *
 * @param deck the strip at the foot; while an automaton is watched its steps cover it
 * @param question where the question is asked
 * @param commands where its buttons lie
 */
public record Plan(
        ScaledBoard.Frame frame, boolean lookingOn, Rectangle2D deck, Rectangle2D question, Rectangle2D commands) {

    /** The usual table: a deck at the foot, the question at its left, the buttons at its right. */
    public static Plan of(ScaledBoard.Frame frame) {
        double height = frame.compact() ? 176 : 246;
        Plan bare = new Plan(frame, false, Rectangle2D.EMPTY, Rectangle2D.EMPTY, Rectangle2D.EMPTY);
        return bare.deck(height);
    }

    /** The same with a deck of another height, whose question and buttons lie where they usually do. */
    public Plan deck(double height) {
        Rectangle2D strip = new Rectangle2D(0, height() - height, width(), height);
        double buttons = of(312, 242);
        double top = strip.getMinY() + edge();
        double tall = height - 2 * edge();
        return new Plan(
                frame,
                lookingOn,
                strip,
                new Rectangle2D(edge(), top, width() - 3 * edge() - buttons, tall),
                new Rectangle2D(width() - edge() - buttons, top, buttons, tall));
    }

    /** The same with the question elsewhere. */
    public Plan question(Rectangle2D place) {
        return new Plan(frame, lookingOn, deck, place, commands);
    }

    /** The same with the buttons elsewhere. */
    public Plan commands(Rectangle2D place) {
        return new Plan(frame, lookingOn, deck, question, place);
    }

    /** The same with question and buttons in one column: the buttons at its foot, the question in what is left above them. */
    public Plan column(Rectangle2D place) {
        return new Plan(frame, lookingOn, deck, place, place);
    }

    boolean isColumn() {
        return question.equals(commands);
    }

    /** The same for a table that is only looked at. */
    Plan forLookingOn() {
        return new Plan(frame, true, deck, question, commands);
    }

    public boolean compact() {
        return frame.compact();
    }

    /** The one measure on a large table, the other on a compact one. */
    public double of(double standard, double compact) {
        return frame.compact() ? compact : standard;
    }

    public double width() {
        return frame.width();
    }

    public double height() {
        return frame.height();
    }

    /** How many pixels of the screen one of the design is. */
    public double scale() {
        return frame.scale();
    }

    /** The gap between parts, and around all of them. */
    public double edge() {
        return of(14, 10);
    }

    public Rectangle2D bar() {
        return new Rectangle2D(0, 0, width(), of(52, 44));
    }

    /** What lies between bar and deck, without the edge around it: the place of the game. */
    public Rectangle2D board() {
        double top = bar().getMaxY() + edge();
        return new Rectangle2D(edge(), top, width() - 2 * edge(), deck.getMinY() - edge() - top);
    }

    /** Where an automaton is explained, with the controls beside it: all of the deck. */
    public Rectangle2D steps() {
        return new Rectangle2D(edge(), deck.getMinY() + edge(), width() - 2 * edge(), deck.getHeight() - 2 * edge());
    }

    /** Where the journal comes out. */
    public Rectangle2D drawer() {
        double wide = of(380, 330);
        return new Rectangle2D(width() - wide, bar().getMaxY(), wide, deck.getMinY() - bar().getMaxY());
    }

    /** The size of words that are designed to be so many pixels high, at the player's text scale. */
    public double words(double designed) {
        return designed * frame.text();
    }

    /** The same where there is little room to grow: a narrow place gets larger words only as far as they fit. */
    public double tightWords(double designed) {
        double wanted = designed * Math.min(frame.text(), compact() ? 1.08 : 1.15);
        return Math.floor(wanted * 2) / 2;
    }
}

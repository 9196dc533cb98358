package org.alea.app.games.royal.pieces;

/**
 * How large a card is drawn, in design pixels.
 *
 * @param type the size its print is designed for; everything on the card follows from it
 * @param words how large its effect is to be set, where there is room
 */
public record CardSize(double width, double height, double type, double words) {
    public static final CardSize ACTIVITY_COMPACT = new CardSize(126, 164, 11);
    public static final CardSize ACTIVITY = new CardSize(138, 207, 12);
    public static final CardSize ACTIVITY_LARGE = new CardSize(232, 330, 15);

    public static final CardSize EVENT_COMPACT = new CardSize(132, 126, 11);
    public static final CardSize EVENT = new CardSize(205, 150, 12);
    public static final CardSize EVENT_LARGE = new CardSize(232, 330, 15);

    public static final CardSize CHARACTER = new CardSize(258, 33, 12);
    public static final CardSize CHARACTER_LARGE = new CardSize(232, 330, 15);

    public CardSize(double width, double height, double type) {
        this(width, height, type, type);
    }

    /** The same card with larger or smaller words. */
    public CardSize withWords(double other) {
        return new CardSize(width, height, type, other);
    }

    /** The same type on another piece of paper, for a row that has to squeeze in. */
    public CardSize withWidth(double other) {
        return new CardSize(other, height, type, words);
    }

    boolean large() {
        return type >= 14;
    }

    /** Whether a character's strip has room for figures that stand in columns, one strip below the other. */
    boolean columns() {
        return !large() && width >= 270;
    }

    /** A length that is right for type of 12, for this type. */
    double em(double at12) {
        return Math.rint(at12 * type / 12);
    }
}

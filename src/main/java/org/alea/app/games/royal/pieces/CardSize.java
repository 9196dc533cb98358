package org.alea.app.games.royal.pieces;

/**
 * How large a card is drawn, in design pixels.
 *
 * @param type the size of its running text; everything else on the card follows from it
 */
public record CardSize(double width, double height, double type) {
    public static final CardSize ACTIVITY_COMPACT = new CardSize(126, 164, 11);
    public static final CardSize ACTIVITY = new CardSize(138, 207, 12);
    public static final CardSize ACTIVITY_LARGE = new CardSize(232, 330, 15);

    public static final CardSize EVENT_COMPACT = new CardSize(132, 126, 11);
    public static final CardSize EVENT = new CardSize(205, 150, 12);
    public static final CardSize EVENT_LARGE = new CardSize(232, 330, 15);

    public static final CardSize CHARACTER = new CardSize(258, 33, 12);
    public static final CardSize CHARACTER_LARGE = new CardSize(232, 330, 15);

    /** The same type on another piece of paper, for a row that has to squeeze in. */
    public CardSize withWidth(double other) {
        return new CardSize(other, height, type);
    }

    boolean large() {
        return type >= 14;
    }

    /** A length that is right for type of 12, for this type. */
    double em(double at12) {
        return Math.rint(at12 * type / 12);
    }
}

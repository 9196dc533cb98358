package org.alea.games.queen.coach;

import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyCard;

/** What a marker on each square of an enemy card is worth, and what a wound costs (QUEEN-215 to 217). */
public final class Worth {
    static final double DEFEATED = 1.05;

    private static final double FULL_TRACK = 0.80;
    private static final double PER_COLOUR = 0.7;
    private static final double ON_FIRST = -0.35;
    private static final double ON_SECOND = -0.12;

    private final double[] onSquare;

    public Worth(EnemyCard card) {
        onSquare = new double[card.top() + 1];
        double all = weight(card, card.top());
        for (int square = 0; square < onSquare.length; square++) {
            double danger = square <= 1 ? ON_FIRST : square == 2 ? ON_SECOND : 0;
            onSquare[square] = FULL_TRACK * weight(card, square) / all + danger;
        }
    }

    /** The worth of a marker on this square. */
    public double on(int square) {
        return onSquare[square];
    }

    /** The weight of the squares above the start up to this one. */
    private static double weight(EnemyCard card, int upTo) {
        double sum = 0;
        for (int square = card.start() + 1; square <= upTo; square++) {
            EnemyCard.Square price = card.square(square);
            int coloured = price.of(DieColour.G) + price.of(DieColour.Y) + price.of(DieColour.B);
            sum += price.need() - 1 + PER_COLOUR * coloured;
        }
        return sum;
    }

    /** @param bearable wounds still bearable before this one, the fatal one counted */
    static double ofWound(int bearable) {
        return switch (bearable) {
            case 0, 1 -> 3.0;
            case 2 -> 1.6;
            case 3 -> 1.3;
            default -> 1.2;
        };
    }
}

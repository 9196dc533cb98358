package org.alea.games.queen.coach;

import java.util.List;
import java.util.Optional;
import org.alea.games.queen.DragonFace;

/**
 * Every way in which thrown dice can land, each with its chance (QUEEN-219). Dice of one colour are alike, so that ways
 * which differ only in which of them shows what are one.
 */
final class Landings {
    /** With more dice there are too many ways. */
    static final int MOST_DICE = 5;

    private static final int BYTE = 0xFF;
    private static final int FACES = 6;

    private final Hand hand;
    private final int thrown;
    private final List<Optional<DragonFace>> dragonFaces;
    private final Visitor visitor;
    private final double all;

    /** Is told each way the dice can lie. The hand is only lent: the next way is laid out on it. */
    interface Visitor {
        void landed(Hand hand, double chance);
    }

    private Landings(Hand rest, int thrown, List<Optional<DragonFace>> dragonFaces, Visitor visitor) {
        this.hand = new Hand(rest);
        this.thrown = thrown;
        this.dragonFaces = dragonFaces;
        this.visitor = visitor;
        this.all = Math.pow(FACES, Hand.size(thrown)) * Math.max(1, dragonFaces.size());
    }

    /**
     * @param rest the dice that keep lying
     * @param thrown the dice that are thrown, packed
     * @param dragonFaces the faces of the dragon die if it is thrown with them, otherwise none
     */
    static void each(Hand rest, int thrown, List<Optional<DragonFace>> dragonFaces, Visitor visitor) {
        new Landings(rest, thrown, dragonFaces, visitor).colour(0, 1);
    }

    /** In how many ways these dice can land. */
    static int count(int thrown) {
        int count = 1;
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            int dice = thrown >>> shift & BYTE;
            // as many as five bars can stand among the dice
            int ways = 1;
            for (int bar = 1; bar < FACES; bar++) {
                ways = ways * (dice + bar) / bar;
            }
            count *= ways;
        }
        return count;
    }

    private void colour(int shift, double ways) {
        if (shift == Integer.SIZE) {
            landed(ways);
        } else {
            value(shift, 1, thrown >>> shift & BYTE, ways);
        }
    }

    /** Shares the dice of one colour out among the values from this one on. */
    private void value(int shift, int value, int left, double ways) {
        if (value == FACES || left == 0) {
            hand.colours[value] += left << shift;
            colour(shift + Byte.SIZE, ways);
            hand.colours[value] -= left << shift;
            return;
        }
        double chosen = 1;
        for (int here = 0; here <= left; here++) {
            hand.colours[value] += here << shift;
            value(shift, value + 1, left - here, ways * chosen);
            hand.colours[value] -= here << shift;
            chosen = chosen * (left - here) / (here + 1);
        }
    }

    private void landed(double ways) {
        if (dragonFaces.isEmpty()) {
            visitor.landed(hand, ways / all);
            return;
        }
        for (Optional<DragonFace> face : dragonFaces) {
            hand.dragon = face;
            visitor.landed(hand, ways / all);
        }
    }
}

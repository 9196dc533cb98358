package org.alea.games.royal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The character cards: those still in the column, top first, and what the others brought (ROYAL-023). */
public final class CharacterColumn {
    private final List<CharacterCard> cards;
    private final byte[] order;
    private final byte[] scored;
    private int recalled;

    /** A character scored during play, with what each side got. */
    public record Scored(CharacterCard card, int yourVp, int royVp) {}

    CharacterColumn(List<CharacterCard> cards, int[] order) {
        this.cards = cards;
        this.order = new byte[order.length];
        for (int i = 0; i < order.length; i++) {
            this.order[i] = (byte) order[i];
        }
        scored = new byte[2 * order.length];
    }

    CharacterColumn(CharacterColumn other) {
        cards = other.cards;
        // the order never changes, cards are only recalled
        order = other.order;
        scored = other.scored.clone();
        recalled = other.recalled;
    }

    /** The characters still to be scored, the next one first. */
    public List<CharacterCard> left() {
        List<CharacterCard> left = new ArrayList<>();
        for (int position = recalled; position < order.length; position++) {
            left.add(cards.get(order[position]));
        }
        return left;
    }

    /** How many characters are still to be scored. */
    public int size() {
        return order.length - recalled;
    }

    /** A character still to be scored, 0 being the next one. */
    public CharacterCard get(int index) {
        return cards.get(order[recalled + index]);
    }

    /** The characters already scored, in that order. */
    public List<Scored> scored() {
        List<Scored> all = new ArrayList<>();
        for (int position = 0; position < recalled; position++) {
            all.add(new Scored(cards.get(order[position]), scored[2 * position], scored[2 * position + 1]));
        }
        return all;
    }

    boolean empty() {
        return recalled == order.length;
    }

    /** The next character to be scored. */
    CharacterCard top() {
        return cards.get(order[recalled]);
    }

    /** The top character leaves the game with what it brought each side. */
    void recall(int yourVp, int royVp) {
        scored[2 * recalled] = (byte) yourVp;
        scored[2 * recalled + 1] = (byte) royVp;
        recalled++;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof CharacterColumn other
                && recalled == other.recalled
                && Arrays.equals(order, other.order)
                && Arrays.equals(scored, other.scored);
    }

    @Override
    public int hashCode() {
        return (Arrays.hashCode(order) * 31 + Arrays.hashCode(scored)) * 31 + recalled;
    }
}

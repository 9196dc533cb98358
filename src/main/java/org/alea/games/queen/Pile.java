package org.alea.games.queen;

import java.util.Arrays;
import org.alea.engine.Chance;

/** Cards by their number in the card list, the top one first. It never changes: drawing makes another pile. */
final class Pile {
    static final Pile EMPTY = new Pile(new byte[0], 0);

    private final byte[] cards;
    private final int top;

    private Pile(byte[] cards, int top) {
        this.cards = cards;
        this.top = top;
    }

    static Pile of(int... cards) {
        byte[] all = new byte[cards.length];
        for (int i = 0; i < cards.length; i++) {
            all[i] = (byte) cards[i];
        }
        return new Pile(all, 0);
    }

    /** These cards, which must be in id order, shuffled (QUEEN-240). */
    static Pile shuffled(int[] inIdOrder, Chance chance, String stream) {
        int[] order = inIdOrder.clone();
        chance.shuffle(order, stream);
        return of(order);
    }

    boolean isEmpty() {
        return top == cards.length;
    }

    int size() {
        return cards.length - top;
    }

    int top() {
        return cards[top];
    }

    int get(int index) {
        return cards[top + index];
    }

    Pile withoutTop() {
        return new Pile(cards, top + 1);
    }

    /** With this card as the last one. */
    Pile with(int card) {
        byte[] more = Arrays.copyOfRange(cards, top, cards.length + 1);
        more[more.length - 1] = (byte) card;
        return new Pile(more, 0);
    }

    boolean contains(int card) {
        for (int i = top; i < cards.length; i++) {
            if (cards[i] == card) {
                return true;
            }
        }
        return false;
    }

    int[] sorted() {
        int[] all = toArray();
        Arrays.sort(all);
        return all;
    }

    int[] toArray() {
        int[] all = new int[size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = cards[top + i];
        }
        return all;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pile pile && Arrays.equals(toArray(), pile.toArray());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(toArray());
    }
}

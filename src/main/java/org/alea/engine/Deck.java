package org.alea.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * A draw pile and its discards, immutable.
 *
 * @param pile face down, the top first
 * @param discards face up, the last one on top
 */
public record Deck<C>(List<C> pile, List<C> discards) {

    public Deck {
        pile = List.copyOf(pile);
        discards = List.copyOf(discards);
    }

    /** All these cards, shuffled, nothing discarded. */
    public static <C> Deck<C> shuffled(List<C> cards, Chance chance, String stream) {
        return new Deck<>(inAnotherOrder(cards, chance, stream), List.of());
    }

    /** Whether there is nothing left to draw until the discards are shuffled. */
    public boolean isEmpty() {
        return pile.isEmpty();
    }

    /** The card that would be drawn. */
    public C top() {
        return pile.get(0);
    }

    /** Without its top card. */
    public Deck<C> drawn() {
        return new Deck<>(pile.subList(1, pile.size()), discards);
    }

    /** With this card on its discards. */
    public Deck<C> discard(C card) {
        List<C> more = new ArrayList<>(discards);
        more.add(card);
        return new Deck<>(pile, more);
    }

    /** With this card under its pile. */
    public Deck<C> bury(C card) {
        List<C> more = new ArrayList<>(pile);
        more.add(card);
        return new Deck<>(more, discards);
    }

    /** Ready to be drawn from: an empty pile takes its discards, shuffled; any other stays as it is. */
    public Deck<C> refilled(Chance chance, String stream) {
        return pile.isEmpty() && !discards.isEmpty() ? shuffled(discards, chance, stream) : this;
    }

    /** The same cards face down in another order, for what a player may believe of it. */
    public Deck<C> imagined(Chance chance, String stream) {
        return new Deck<>(inAnotherOrder(pile, chance, stream), discards);
    }

    private static <C> List<C> inAnotherOrder(List<C> cards, Chance chance, String stream) {
        int[] order = new int[cards.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        chance.shuffle(order, stream);
        List<C> shuffled = new ArrayList<>(order.length);
        for (int place : order) {
            shuffled.add(cards.get(place));
        }
        return shuffled;
    }
}

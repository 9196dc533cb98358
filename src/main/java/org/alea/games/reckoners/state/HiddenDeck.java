package org.alea.games.reckoners.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.alea.engine.Chance;

/**
 * A face-down pile with its discards; of the cards put under it, it is known that they are there.
 *
 * @param buried the sizes of the groups lying at the bottom, the highest group first; within a group the order is unknown
 */
public record HiddenDeck(List<String> pile, List<String> discards, List<Integer> buried) {

    /** Nothing to draw, now or ever. */
    public static final HiddenDeck NONE = new HiddenDeck(List.of(), List.of(), List.of());

    public static HiddenDeck shuffled(List<String> cards, Chance chance, String stream) {
        return new HiddenDeck(inAnotherOrder(cards, chance, stream), List.of(), List.of());
    }

    public boolean isEmpty() {
        return pile.isEmpty();
    }

    public String top() {
        return pile.get(0);
    }

    public HiddenDeck drawn() {
        List<Integer> groups = buried;
        if (!groups.isEmpty() && buriedCards() == pile.size()) {
            int first = groups.get(0);
            groups = first == 1 ? Lists.without(groups, 0) : Lists.with(groups, 0, first - 1);
        }
        return new HiddenDeck(Lists.without(pile, 0), discards, groups);
    }

    public HiddenDeck discard(String card) {
        return new HiddenDeck(pile, Lists.plus(discards, card), buried);
    }

    /** With these cards under its pile, as one group. */
    public HiddenDeck bury(List<String> cards) {
        if (cards.isEmpty()) {
            return this;
        }
        List<String> more = new ArrayList<>(pile);
        more.addAll(cards);
        return new HiddenDeck(Collections.unmodifiableList(more), discards, Lists.plus(buried, cards.size()));
    }

    /** With this card somewhere in its pile. */
    public HiddenDeck shuffleIn(String card, Chance chance, String stream) {
        return new HiddenDeck(inAnotherOrder(Lists.plus(pile, card), chance, stream), discards, List.of());
    }

    /** Ready to be drawn from: an empty pile takes its discards, shuffled. */
    public HiddenDeck refilled(Chance chance, String stream) {
        return pile.isEmpty() && !discards.isEmpty() ? shuffled(discards, chance, stream) : this;
    }

    /** The same cards in an order that a player may believe. */
    public HiddenDeck imagined(Chance chance, String stream) {
        List<String> believed = new ArrayList<>(pile.size());
        int top = pile.size() - buriedCards();
        believed.addAll(inAnotherOrder(pile.subList(0, top), chance, stream));
        int from = top;
        for (int size : buried) {
            believed.addAll(inAnotherOrder(pile.subList(from, from + size), chance, stream));
            from += size;
        }
        return new HiddenDeck(Collections.unmodifiableList(believed), discards, buried);
    }

    private int buriedCards() {
        int cards = 0;
        for (int size : buried) {
            cards += size;
        }
        return cards;
    }

    private static List<String> inAnotherOrder(List<String> cards, Chance chance, String stream) {
        int[] order = new int[cards.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        chance.shuffle(order, stream);
        List<String> shuffled = new ArrayList<>(order.length);
        for (int place : order) {
            shuffled.add(cards.get(place));
        }
        return Collections.unmodifiableList(shuffled);
    }
}

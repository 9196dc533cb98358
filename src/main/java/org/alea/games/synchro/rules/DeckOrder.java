package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;

/** Face-down decks as lists, the top first: what comes from the bottom, what goes on top (SYNC-016). */
final class DeckOrder {
    private DeckOrder() {}

    static List<String> onTop(List<String> deck, String card) {
        List<String> more = new ArrayList<>(deck.size() + 1);
        more.add(card);
        more.addAll(deck);
        return more;
    }

    /** One after the other, so that the last one lies on top. */
    static List<String> onTop(List<String> deck, List<String> cards) {
        List<String> more = deck;
        for (String card : cards) {
            more = onTop(more, card);
        }
        return more;
    }

    /** So many cards from the bottom up; fewer if there are no more. */
    static List<String> bottom(List<String> deck, int n) {
        List<String> cards = new ArrayList<>(n);
        for (int i = deck.size() - 1; i >= 0 && cards.size() < n; i--) {
            cards.add(deck.get(i));
        }
        return cards;
    }

    static List<String> withoutBottom(List<String> deck, int n) {
        return new ArrayList<>(deck.subList(0, Math.max(0, deck.size() - n)));
    }

    static List<String> without(List<String> cards, String card) {
        List<String> left = new ArrayList<>(cards);
        left.remove(card);
        return left;
    }

    static List<String> with(List<String> cards, String card) {
        List<String> more = new ArrayList<>(cards);
        more.add(card);
        return more;
    }
}

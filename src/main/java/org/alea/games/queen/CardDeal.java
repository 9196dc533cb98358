package org.alea.games.queen;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.alea.content.ContentEntry;
import org.alea.content.Fault;
import org.alea.engine.Words;

/** Deals the cards of one kind to where a written table has them, each of them once. */
final class CardDeal {
    private final List<String> ids;
    private final Set<Integer> dealt = new HashSet<>();

    private CardDeal(List<String> ids) {
        this.ids = ids;
    }

    static <C> CardDeal of(List<C> cards, Function<C, String> id) {
        return new CardDeal(cards.stream().map(id).toList());
    }

    /** The card that a field names, wherever it lies. */
    int named(ContentEntry entry, String field) {
        return number(entry, field, entry.text(field));
    }

    /** The card that lies in play here, and nowhere else. */
    int inPlay(ContentEntry entry) {
        int card = named(entry, "card");
        if (!dealt.add(card)) {
            throw entry.refuse(
                    "card",
                    Fault.expected(
                            new Words("une carte qui n’est nulle part ailleurs", "a card that is nowhere else"),
                            ids.get(card)));
        }
        return card;
    }

    /** The cards listed as far as they have not been dealt already. */
    Pile pile(ContentEntry entry, String field) {
        Pile pile = Pile.EMPTY;
        for (String id : entry.texts(field)) {
            int card = number(entry, field, id);
            if (dealt.add(card)) {
                pile = pile.with(card);
            }
        }
        return pile;
    }

    /** The same, then the cards nobody has mentioned. */
    Pile deck(ContentEntry entry, String field) {
        Pile pile = pile(entry, field);
        for (int card = 0; card < ids.size(); card++) {
            if (dealt.add(card)) {
                pile = pile.with(card);
            }
        }
        return pile;
    }

    private int number(ContentEntry entry, String field, String id) {
        int number = ids.indexOf(id);
        if (number < 0) {
            throw entry.refuse(field, new Words("il n’y a pas de carte " + id, "there is no card " + id));
        }
        return number;
    }
}

package org.alea.app.reference;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javafx.beans.property.ObjectProperty;

/** The cards the player likes to come back to, kept with the settings: game to card ids, separated by spaces. */
final class Favourites {
    private final ObjectProperty<Map<String, String>> kept;

    Favourites(ObjectProperty<Map<String, String>> kept) {
        this.kept = kept;
    }

    ObjectProperty<Map<String, String>> property() {
        return kept;
    }

    boolean has(Card card) {
        return of(card.game()).contains(card.id());
    }

    /** Adds a card, or takes it away again. */
    void toggle(Card card) {
        Set<String> cards = of(card.game());
        if (!cards.remove(card.id())) {
            cards.add(card.id());
        }
        Map<String, String> changed = new TreeMap<>(kept.get());
        if (cards.isEmpty()) {
            changed.remove(card.game());
        } else {
            changed.put(card.game(), String.join(" ", cards));
        }
        kept.set(Map.copyOf(changed));
    }

    private Set<String> of(String game) {
        Set<String> cards =
                new LinkedHashSet<>(List.of(kept.get().getOrDefault(game, "").split(" ")));
        cards.remove("");
        return cards;
    }
}

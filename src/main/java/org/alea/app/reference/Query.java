package org.alea.app.reference;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.alea.app.shell.Folded;
import org.alea.engine.Language;

/**
 * What the player looks for. Within a facet any of the chosen traits will do, and none chosen means all; a card has to
 * pass every facet.
 *
 * @param words as they were typed
 * @param game the only game to look into, if there is one
 * @param only what a card has to be for this player; {@link ReferenceModel} knows which cards are
 */
record Query(String words, Optional<String> game, Map<Facet, Set<String>> chosen, Set<Special> only, Order order) {

    static final Query ALL = new Query("", Optional.empty(), Map.of(), Set.of(), Order.PRINTED);

    Query {
        Map<Facet, Set<String>> kept = new EnumMap<>(Facet.class);
        chosen.forEach((facet, traits) -> {
            if (!traits.isEmpty()) {
                kept.put(facet, Set.copyOf(traits));
            }
        });
        chosen = Map.copyOf(kept);
        only = Set.copyOf(only);
    }

    Query saying(String newWords) {
        return new Query(newWords, game, chosen, only, order);
    }

    /** Another game has other kinds and colours: its facets begin open. */
    Query in(Optional<String> newGame) {
        return newGame.equals(game) ? this : new Query(words, newGame, Map.of(), only, order);
    }

    Query by(Order newOrder) {
        return new Query(words, game, chosen, only, newOrder);
    }

    /** Asks for such cards alone, or for the others, too. */
    Query toggled(Special special) {
        Set<Special> changed = EnumSet.noneOf(Special.class);
        changed.addAll(only);
        if (!changed.remove(special)) {
            changed.add(special);
        }
        return new Query(words, game, chosen, changed, order);
    }

    boolean chosen(Facet facet, String trait) {
        return chosen.getOrDefault(facet, Set.of()).contains(trait);
    }

    /** Chooses a trait, or takes the choice back. */
    Query toggled(Facet facet, String trait) {
        Set<String> traits = new LinkedHashSet<>(chosen.getOrDefault(facet, Set.of()));
        if (!traits.remove(trait)) {
            traits.add(trait);
        }
        Map<Facet, Set<String>> changed = new EnumMap<>(Facet.class);
        changed.putAll(chosen);
        changed.put(facet, traits);
        return new Query(words, game, changed, only, order);
    }

    /** Everything again, in the same order. */
    Query cleared() {
        return ALL.by(order);
    }

    /** The cards that are meant, those that are called so before those that only say so. */
    List<Card> over(List<Card> cards, Language language) {
        List<String> wanted = Folded.words(words);
        Predicate<Card> fits = fits(wanted, chosen);
        Comparator<Card> named = Comparator.comparing(card -> !card.isCalled(wanted));
        return cards.stream()
                .filter(fits)
                .sorted(named.thenComparing(order.comparator(language)))
                .toList();
    }

    /** How many cards each trait of a facet would leave, whatever else is chosen in that facet. */
    Map<String, Integer> counts(Facet facet, List<Card> cards) {
        Map<Facet, Set<String>> others = new EnumMap<>(Facet.class);
        others.putAll(chosen);
        others.remove(facet);
        Predicate<Card> fits = fits(Folded.words(words), others);
        Map<String, Integer> counts = new LinkedHashMap<>();
        cards.stream()
                .filter(fits)
                .forEach(card -> facet.of(card).stream()
                        .map(Trait::id)
                        .distinct()
                        .forEach(trait -> counts.merge(trait, 1, Integer::sum)));
        return counts;
    }

    /** How many cards of each game have these words, whichever game is chosen. */
    Map<String, Integer> countsByGame(List<Card> cards) {
        List<String> wanted = Folded.words(words);
        Map<String, Integer> counts = new LinkedHashMap<>();
        cards.stream().filter(card -> card.says(wanted)).forEach(card -> counts.merge(card.game(), 1, Integer::sum));
        return counts;
    }

    private Predicate<Card> fits(List<String> wanted, Map<Facet, Set<String>> facets) {
        return card -> (game.isEmpty() || game.get().equals(card.game()))
                && facets.entrySet().stream()
                        .allMatch(facet -> facet.getValue().stream().anyMatch(trait -> card.has(facet.getKey(), trait)))
                && card.says(wanted);
    }
}

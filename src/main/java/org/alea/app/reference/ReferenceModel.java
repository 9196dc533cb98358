package org.alea.app.reference;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import javafx.util.Subscription;
import org.alea.app.shell.Texts;
import org.jspecify.annotations.Nullable;

/** What the reference holds and shows: all cards, what is asked for, what was found, and which card is held close. */
final class ReferenceModel {
    private final Texts texts;
    private final Favourites favourites;
    private final ReadOnlyObjectWrapper<List<Card>> cards = new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<Query> query = new SimpleObjectProperty<>(Query.ALL);
    private final ReadOnlyObjectWrapper<List<Card>> found = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Card>> chosen = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Card>> held = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableSet<Card> marked = FXCollections.observableSet(new LinkedHashSet<>());
    private final Subscription follows;
    private Lying lying = new Lying("", Set.of());
    private @Nullable Wish wish;
    private boolean picked;

    /** A card asked for by name before the cards were there. */
    private record Wish(String game, String card) {}

    /** What lies open on the table of a game. */
    private record Lying(String game, Set<String> cards) {}

    ReferenceModel(Texts texts, Favourites favourites) {
        this.texts = texts;
        this.favourites = favourites;
        query.addListener((all, old, now) -> search());
        follows = Subscription.combine(
                texts.languageProperty().subscribe((old, now) -> search()),
                favourites.property().subscribe((old, now) -> search()));
    }

    ReadOnlyObjectProperty<List<Card>> cardsProperty() {
        return cards.getReadOnlyProperty();
    }

    ObjectProperty<Query> queryProperty() {
        return query;
    }

    Query query() {
        return query.get();
    }

    ReadOnlyObjectProperty<List<Card>> foundProperty() {
        return found.getReadOnlyProperty();
    }

    List<Card> found() {
        return found.get();
    }

    ReadOnlyObjectProperty<Optional<Card>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    Optional<Card> chosen() {
        return chosen.get();
    }

    /** The card that waits for another one to be compared with. */
    ReadOnlyObjectProperty<Optional<Card>> heldProperty() {
        return held.getReadOnlyProperty();
    }

    /** The cards to be printed. */
    ObservableSet<Card> marked() {
        return marked;
    }

    /** Puts the cards there are in place of those before; until one was picked, the first of them is held close. */
    void fill(List<Card> all) {
        cards.set(List.copyOf(all));
        search();
        if (!picked) {
            chosen.set(found().stream().findFirst());
        }
        if (wish != null) {
            show(wish.game, wish.card);
        }
    }

    /** Opens one card of a game, whatever was looked for before. */
    void show(String game, String card) {
        wish = new Wish(game, card);
        cards.get().stream()
                .filter(one -> one.game().equals(game) && one.id().equals(card))
                .findFirst()
                .ifPresent(one -> {
                    wish = null;
                    picked = true;
                    query.set(Query.ALL.by(query().order()).in(Optional.of(game)));
                    chosen.set(Optional.of(one));
                });
    }

    /** Shows the cards of one game, whatever was looked for before. */
    void show(String game) {
        query.set(Query.ALL.by(query().order()).in(Optional.of(game)));
    }

    /** Says which cards of a game the player has in front of him, face up. */
    void lay(String game, Set<String> open) {
        lying = new Lying(game, Set.copyOf(open));
    }

    boolean is(Special special, Card card) {
        return switch (special) {
            case IN_PLAY -> lying.game.equals(card.game()) && lying.cards.contains(card.id());
            case FAVOURITE -> favourites.has(card);
            case OWN -> card.own();
        };
    }

    /** How many cards are so, whatever is looked for. */
    int count(Special special) {
        return (int) cards.get().stream().filter(card -> is(special, card)).count();
    }

    /** How many of them are left by what is looked for. */
    int counts(Special special) {
        return (int) found().stream().filter(card -> is(special, card)).count();
    }

    Favourites favourites() {
        return favourites;
    }

    void ask(Query newQuery) {
        query.set(newQuery);
    }

    void choose(Card card) {
        picked = true;
        chosen.set(Optional.of(card));
    }

    /** Goes on by so many cards, or as far as there are cards. */
    void step(int by) {
        int here = chosen().map(found()::indexOf).orElse(-1);
        if (!found().isEmpty()) {
            choose(found().get(Math.max(0, Math.min(found().size() - 1, here + by))));
        }
    }

    void mark(Card card) {
        if (!marked.remove(card)) {
            marked.add(card);
        }
    }

    /** No card is to be printed any more. */
    void unmark() {
        marked.clear();
    }

    /** Holds the chosen card for a comparison; with another one held already, tells both. */
    Optional<Pair> compare() {
        if (chosen().isEmpty()) {
            return Optional.empty();
        }
        Card card = chosen().get();
        Optional<Card> other = held.get().filter(one -> !one.equals(card));
        boolean again = held.get().isPresent() && other.isEmpty();
        held.set(other.isPresent() || again ? Optional.empty() : Optional.of(card));
        return other.map(one -> new Pair(one, card));
    }

    void release() {
        held.set(Optional.empty());
    }

    /** Two cards side by side. */
    record Pair(Card first, Card second) {}

    Map<String, Integer> counts(Facet facet) {
        return query().counts(facet, admitted());
    }

    Map<String, Integer> countsByGame() {
        return query().countsByGame(admitted());
    }

    /** The screen has been left. */
    void dispose() {
        follows.unsubscribe();
    }

    private void search() {
        List<Card> now = query().over(admitted(), texts.language());
        found.set(now);
        if (chosen().filter(now::contains).isEmpty()) {
            chosen.set(now.stream().findFirst());
        }
    }

    /** The cards that are all that is asked for, before words and traits are looked at. */
    private List<Card> admitted() {
        return query().only().isEmpty()
                ? cards.get()
                : cards.get().stream()
                        .filter(card -> query().only().stream().allMatch(special -> is(special, card)))
                        .toList();
    }
}

package org.alea.app.reference;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.app.shell.Folded;
import org.alea.engine.Words;

/** A piece in the reference, ready to be searched in both languages at once. */
final class Card {
    private final String game;
    private final CatalogueEntry entry;
    private final int number;
    private final boolean own;
    private final String names;
    private final String everything;

    /**
     * @param number its place among the pieces of its game
     * @param own whether the player has added or changed it
     */
    Card(String game, CatalogueEntry entry, int number, boolean own) {
        this.game = game;
        this.entry = entry;
        this.number = number;
        this.own = own;
        names = folded(Stream.of(entry.name()));
        everything = names
                + "\n"
                + folded(Stream.concat(
                        Stream.of(entry.text()), entry.traits().stream().map(Trait::name)));
    }

    private static String folded(Stream<Words> words) {
        return words.map(both -> Folded.of(both.fr()) + "\n" + Folded.of(both.en()))
                .collect(Collectors.joining("\n"));
    }

    String game() {
        return game;
    }

    CatalogueEntry entry() {
        return entry;
    }

    String id() {
        return entry.id();
    }

    int number() {
        return number;
    }

    boolean own() {
        return own;
    }

    /** Whether all these folded words stand in its name, its text or its traits. */
    boolean says(List<String> words) {
        return words.stream().allMatch(everything::contains);
    }

    /** Whether its name alone holds all of them. */
    boolean isCalled(List<String> words) {
        return words.stream().allMatch(names::contains);
    }

    /** The same piece stays itself when the catalogues are opened anew. */
    @Override
    public boolean equals(Object o) {
        return o instanceof Card other && other.game.equals(game) && other.id().equals(id());
    }

    @Override
    public int hashCode() {
        return Objects.hash(game, id());
    }

    boolean has(Facet facet, String trait) {
        return facet.of(this).stream().anyMatch(one -> one.id().equals(trait));
    }
}

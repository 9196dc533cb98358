package org.alea.app.reference;

import java.util.List;
import java.util.Optional;

/**
 * All that a game lays open to be looked up: its pieces in the order they are printed, and the pictures of its rulebook.
 * A game joins the reference by supplying one.
 */
public record Catalogue(List<CatalogueEntry> entries, List<Illustration> illustrations) {

    /** Of a game that lays nothing open. */
    public static final Catalogue EMPTY = new Catalogue(List.of(), List.of());

    public Catalogue {
        entries = List.copyOf(entries);
        illustrations = List.copyOf(illustrations);
    }

    public Optional<CatalogueEntry> entry(String id) {
        return entries.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }
}

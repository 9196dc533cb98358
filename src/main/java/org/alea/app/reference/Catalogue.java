package org.alea.app.reference;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that a game lays open to be looked up: its pieces in the order they are printed, the pictures of its rulebook, and
 * the icon of each of its chapters. A game joins the reference by supplying one.
 */
public record Catalogue(
        List<CatalogueEntry> entries, List<Illustration> illustrations, Map<String, String> chapterIcons) {

    /** Of a game that lays nothing open. */
    public static final Catalogue EMPTY = new Catalogue(List.of(), List.of(), Map.of());

    public Catalogue {
        entries = List.copyOf(entries);
        illustrations = List.copyOf(illustrations);
        chapterIcons = Map.copyOf(chapterIcons);
    }

    public Optional<CatalogueEntry> entry(String id) {
        return entries.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }
}

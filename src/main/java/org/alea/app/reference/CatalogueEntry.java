package org.alea.app.reference;

import java.util.List;
import org.alea.engine.Words;

/**
 * A piece that can be looked up: a card, a die, a tile, a token.
 *
 * @param id the id it has in the content, by which a table opens it here
 * @param text all that it says or does
 * @param rules the rules that concern it, by id, the most important first
 * @param uses where it is used, a sentence each
 * @param faces the front first
 * @param chances how it fares when dice are thrown, if that can be told of the piece alone
 */
public record CatalogueEntry(
        String id,
        Words name,
        Words text,
        Traits traits,
        List<String> rules,
        List<Words> uses,
        List<Face> faces,
        Chances chances) {

    public CatalogueEntry {
        rules = List.copyOf(rules);
        uses = List.copyOf(uses);
        faces = List.copyOf(faces);
        if (faces.isEmpty()) {
            throw new IllegalArgumentException("the piece " + id + " has no face to show");
        }
    }

    /** A piece of which no chances are told. */
    public CatalogueEntry(
            String id, Words name, Words text, Traits traits, List<String> rules, List<Words> uses, List<Face> faces) {
        this(id, name, text, traits, rules, uses, faces, Chances.NONE);
    }

    public CatalogueEntry with(Chances told) {
        return new CatalogueEntry(id, name, text, traits, rules, uses, faces, told);
    }

    public Face front() {
        return faces.get(0);
    }
}

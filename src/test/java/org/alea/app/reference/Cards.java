package org.alea.app.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.layout.Region;
import org.alea.engine.Words;

/** Cards made up for tests. */
final class Cards {
    private static final Face FACE = new Face(new Words("Recto", "Front"), 232, 186, look -> new Region());

    private Cards() {}

    static Card card(String game, String id, Words name, Words text, Traits traits) {
        return new Card(
                game, new CatalogueEntry(id, name, text, traits, List.of(), List.of(), List.of(FACE)), 1, false);
    }

    static Card with(Face face) {
        return new Card(
                "queen",
                new CatalogueEntry(
                        "x",
                        new Words("x", "x"),
                        new Words("", ""),
                        Traits.of(trait("enemy")),
                        List.of(),
                        List.of(),
                        List.of(face)),
                1,
                false);
    }

    static Card own(String game, String id) {
        return new Card(
                game,
                new CatalogueEntry(
                        id,
                        new Words(id, id),
                        new Words("", ""),
                        Traits.of(trait("enemy")),
                        List.of(),
                        List.of(),
                        List.of(FACE)),
                1,
                true);
    }

    static Trait trait(String id) {
        return Trait.of(id, new Words(id, id));
    }

    static Traits enemy(String level, String... colours) {
        return Traits.of(trait("enemy"))
                .with(Facet.COLOUR, Stream.of(colours).map(Cards::trait).toList())
                .with(Facet.LEVEL, trait(level));
    }

    static Traits chariot(String effect) {
        return Traits.of(trait("chariot")).with(Facet.MODULE, trait("chariots")).with(Facet.EFFECT, trait(effect));
    }

    /** The names of the cards, in their order. */
    static List<String> ids(List<Card> cards) {
        List<String> ids = new ArrayList<>();
        cards.forEach(card -> ids.add(card.id()));
        return ids;
    }
}

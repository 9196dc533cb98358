package org.alea.app.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.layout.Region;
import org.alea.engine.Words;

/** Cards made up for tests. */
final class Cards {
    private static final Face FACE = new Face(new Words("Recto", "Front"), 232, 186, (texts, scale) -> new Region());

    private Cards() {}

    static Card card(String game, String id, Words name, Words text, Traits traits) {
        return new Card(
                game, new CatalogueEntry(id, name, text, traits, List.of(), List.of(), List.of(FACE)), 1, false);
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
        return new Traits(
                trait("enemy"),
                Optional.empty(),
                Stream.of(colours).map(Cards::trait).toList(),
                Optional.of(trait(level)),
                List.of());
    }

    static Traits chariot(String effect) {
        return new Traits(
                trait("chariot"), Optional.of(trait("chariots")), List.of(), Optional.empty(), List.of(trait(effect)));
    }

    /** The names of the cards, in their order. */
    static List<String> ids(List<Card> cards) {
        List<String> ids = new ArrayList<>();
        cards.forEach(card -> ids.add(card.id()));
        return ids;
    }
}

package org.alea.app.reference;

import java.util.List;
import java.util.function.Function;

/** A side from which cards can be sorted out; its name is the text {@code reference.facet.<name>}. */
enum Facet {
    KIND(traits -> List.of(traits.kind())),
    MODULE(traits -> traits.module().stream().toList()),
    COLOUR(Traits::colours),
    LEVEL(traits -> traits.level().stream().toList()),
    EFFECT(Traits::effects);

    private final Function<Traits, List<Trait>> traits;

    Facet(Function<Traits, List<Trait>> traits) {
        this.traits = traits;
    }

    List<Trait> of(Card card) {
        return traits.apply(card.entry().traits());
    }

    String key() {
        return "reference.facet." + name();
    }
}

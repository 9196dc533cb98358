package org.alea.app.reference;

import java.util.List;

/** A side from which cards can be sorted out; its name is the text {@code reference.facet.<name>}. */
enum Facet {
    KIND,
    MODULE,
    COLOUR,
    LEVEL,
    EFFECT;

    List<Trait> of(Card card) {
        Traits traits = card.entry().traits();
        return switch (this) {
            case KIND -> List.of(traits.kind());
            case MODULE -> traits.module().stream().toList();
            case COLOUR -> traits.colours();
            case LEVEL -> traits.level().stream().toList();
            case EFFECT -> traits.effects();
        };
    }

    String key() {
        return "reference.facet." + name();
    }
}

package org.alea.app.reference;

import java.util.List;
import java.util.Optional;

/** Everything a piece can be looked for by, besides its words. */
public record Traits(
        Trait kind, Optional<Trait> module, List<Trait> colours, Optional<Trait> level, List<Trait> effects) {

    public Traits {
        colours = List.copyOf(colours);
        effects = List.copyOf(effects);
    }

    /** A piece of which nothing more is known than what it is. */
    public static Traits of(Trait kind) {
        return new Traits(kind, Optional.empty(), List.of(), Optional.empty(), List.of());
    }

    public Traits of(Optional<Trait> newModule) {
        return new Traits(kind, newModule, colours, level, effects);
    }

    public Traits coloured(List<Trait> newColours) {
        return new Traits(kind, module, newColours, level, effects);
    }

    public Traits at(Trait newLevel) {
        return new Traits(kind, module, colours, Optional.of(newLevel), effects);
    }

    public Traits doing(List<Trait> newEffects) {
        return new Traits(kind, module, colours, level, newEffects);
    }
}

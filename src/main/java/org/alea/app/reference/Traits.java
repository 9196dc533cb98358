package org.alea.app.reference;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Everything a piece can be looked for by, besides its words. */
public final class Traits {
    private final Map<Facet, List<Trait>> all;

    private Traits(Map<Facet, List<Trait>> all) {
        this.all = all;
    }

    /** A piece of which nothing more is known than what it is. */
    public static Traits of(Trait kind) {
        return new Traits(Map.of(Facet.KIND, List.of(kind)));
    }

    public Traits with(Facet facet, List<Trait> traits) {
        Map<Facet, List<Trait>> more = new EnumMap<>(Facet.class);
        more.putAll(all);
        more.put(facet, List.copyOf(traits));
        return new Traits(more);
    }

    public Traits with(Facet facet, Trait trait) {
        return with(facet, List.of(trait));
    }

    public Traits with(Facet facet, Optional<Trait> trait) {
        return with(facet, trait.stream().toList());
    }

    public Trait kind() {
        return of(Facet.KIND).get(0);
    }

    public List<Trait> of(Facet facet) {
        return all.getOrDefault(facet, List.of());
    }

    /** All of them, facet by facet. */
    public Stream<Trait> stream() {
        return Stream.of(Facet.values()).flatMap(facet -> of(facet).stream());
    }
}

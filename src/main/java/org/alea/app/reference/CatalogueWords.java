package org.alea.app.reference;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.alea.content.Wording;
import org.alea.engine.Words;

/** What every catalogue says of its pieces, in both languages, from the wording and the links of its game. */
public class CatalogueWords {
    private final Wording wording;
    private final Links links;

    protected CatalogueWords(Wording wording, Links links) {
        this.wording = wording;
        this.links = links;
    }

    public final Wording wording() {
        return wording;
    }

    public final Links links() {
        return links;
    }

    public final Words of(String key) {
        return of(key, Map.of());
    }

    public final Words of(String key, Map<String, ?> parameters) {
        return wording.both("reference." + key, parameters);
    }

    public final Words caption(String picture) {
        return wording.both("picture." + picture, Map.of());
    }

    public final Words term(Enum<?> term) {
        return wording.both("term." + term, Map.of());
    }

    public final Trait kind(String kind) {
        return Trait.of(kind, of("kind." + kind));
    }

    public final Trait effect(String group) {
        return Trait.of(group, of("effect." + group));
    }

    /** The sorts of effect that words of card data are, each once. */
    public final List<Trait> effects(Stream<String> types) {
        return types.map(links::group)
                .flatMap(Optional::stream)
                .distinct()
                .map(this::effect)
                .toList();
    }
}

package org.alea.content;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the effects of cards and writes them back: a record of a sealed interface is {@code {"type": …}} with its
 * components. Flags that are false, empty lists and empty Optionals may be left out.
 */
public final class EffectCodec<E> {
    private final Class<E> type;
    private final KindShape shape;

    public EffectCodec(Class<E> sealedType) {
        this.type = sealedType;
        this.shape = (KindShape) new JsonShape.Catalogue(true).of(sealedType);
    }

    /** The names of the effects there are. */
    public Set<String> types() {
        return shape.names();
    }

    public ObjectNode write(E effect) {
        return shape.write(effect);
    }

    /** The one effect in a field of a card. */
    public E effect(ContentEntry card, String field) {
        return read(card.entry(field));
    }

    /** The effect in a field that a card need not have. */
    public Optional<E> perhaps(ContentEntry card, String field) {
        return card.has(field) ? Optional.of(effect(card, field)) : Optional.empty();
    }

    /** The effects in a list of a card, in order; one that has no such field has none. */
    public List<E> effects(ContentEntry card, String field) {
        return card.has(field) ? card.entries(field, this::read) : List.of();
    }

    /** This object as an effect, or a {@link ContentException} at its place. */
    public E read(ContentEntry entry) {
        try {
            return type.cast(shape.read(entry.json(), ""));
        } catch (MisfitException e) {
            throw entry.refuse(e.words());
        }
    }
}

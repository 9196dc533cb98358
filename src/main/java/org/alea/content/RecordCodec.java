package org.alea.content;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.BiFunction;
import org.alea.engine.Chance;
import org.alea.engine.StateTable;

/**
 * Writes a state made of records as JSON and reads it back: for saves, scenarios and {@code --print}. Components may be
 * numbers, flags, texts, enums, records, sealed interfaces of records, {@code int[]}, and lists, sets, maps and
 * Optionals of these.
 */
public final class RecordCodec<S extends Record> {
    private final Class<S> type;
    private final JsonShape shape;

    public RecordCodec(Class<S> type) {
        this.type = type;
        this.shape = new JsonShape.Catalogue(false).of(type);
    }

    public ObjectNode write(S state) {
        return (ObjectNode) shape.write(state);
    }

    /** The state, or an {@link IllegalArgumentException} that names the field that does not fit. */
    public S read(ObjectNode json) {
        return type.cast(shape.read(json, ""));
    }

    /** The codec of a table that holds such a state. */
    public <T extends StateTable<S, T>> TableCodec<T> tables(BiFunction<S, Chance, T> table) {
        return new TableCodec<>() {
            @Override
            public ObjectNode write(T shown) {
                return RecordCodec.this.write(shown.state());
            }

            @Override
            public T read(ObjectNode json, Chance chance) {
                return table.apply(RecordCodec.this.read(json), chance);
            }
        };
    }
}

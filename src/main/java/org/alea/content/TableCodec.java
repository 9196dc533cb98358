package org.alea.content;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.alea.engine.Chance;
import org.alea.engine.Table;

/** Shows a table as JSON, and lays a table out from it: the text form of a position, for scenarios and reports. */
public interface TableCodec<T extends Table<T>> {

    ObjectNode write(T table);

    /** The table this JSON describes, or an {@link IllegalArgumentException} that names the field that does not fit. */
    T read(ObjectNode json, Chance chance);
}

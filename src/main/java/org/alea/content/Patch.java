package org.alea.content;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.alea.engine.Words;

/**
 * Lays a partial JSON table over a whole one: objects are merged field by field, a list is replaced by a list or, by an
 * object with numbers for names, changed place by place; everything else is replaced.
 */
public final class Patch {
    private Patch() {}

    /** Changes {@code target}; a place it does not have is an {@link IllegalArgumentException}. */
    public static void apply(ObjectNode target, ObjectNode patch) {
        for (Map.Entry<String, JsonNode> field : patch.properties()) {
            JsonNode old = target.get(field.getKey());
            target.set(field.getKey(), merged(field.getKey(), old == null ? target.nullNode() : old, field.getValue()));
        }
    }

    private static JsonNode merged(String place, JsonNode old, JsonNode patch) {
        if (patch instanceof ObjectNode fields && old instanceof ObjectNode object) {
            apply(object, fields);
            return object;
        }
        if (patch instanceof ObjectNode places && old instanceof ArrayNode array) {
            applyByIndex(place, array, places);
            return array;
        }
        return patch.deepCopy();
    }

    private static void applyByIndex(String place, ArrayNode array, ObjectNode patch) {
        for (Map.Entry<String, JsonNode> field : patch.properties()) {
            String key = field.getKey();
            if (!key.matches("[0-9]{1,4}") || Integer.parseInt(key) > array.size()) {
                throw new MisfitException(new Words(
                        place + " est une liste de " + array.size() + "\u00a0: elle n’a pas de place " + key
                                + " (on compte à partir de 0)",
                        place + " is a list of " + array.size() + ": it has no place " + key + ", counted from 0"));
            }
            int index = Integer.parseInt(key);
            if (index == array.size()) {
                array.add(field.getValue().deepCopy());
            } else {
                array.set(index, merged(place + "/" + key, array.get(index), field.getValue()));
            }
        }
    }
}

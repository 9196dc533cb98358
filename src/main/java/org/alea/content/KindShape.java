package org.alea.content;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** How the records of a sealed interface stand in JSON: objects that begin with the name of their record. */
final class KindShape implements JsonShape {
    private final Class<?> type;
    private final Map<String, RecordShape> kinds = new LinkedHashMap<>();

    KindShape(Class<?> type) {
        this.type = type;
    }

    void complete(Catalogue shapes) {
        for (Class<?> record : MoveCodec.records(type)) {
            JsonShape shape = shapes.of(record);
            if (shape instanceof RecordShape kind && kinds.put(MoveCodec.name(record), kind) == null) {
                continue;
            }
            throw new IllegalArgumentException(record + " is no record with a name of its own under " + type);
        }
    }

    Set<String> names() {
        return kinds.keySet();
    }

    @Override
    public ObjectNode write(Object value) {
        String name = MoveCodec.name(value.getClass());
        ObjectNode object = NODES.objectNode().put(RecordShape.TYPE, name);
        kind(name).writeInto(object, value);
        return object;
    }

    @Override
    public Object read(JsonNode json, String place) {
        if (!(json instanceof ObjectNode object)) {
            throw JsonShape.misfit(place, Expected.OBJECT, json);
        }
        JsonNode name = object.path(RecordShape.TYPE);
        if (!name.isTextual() || !kinds.containsKey(name.asText())) {
            throw JsonShape.misfit(
                    JsonShape.below(place, RecordShape.TYPE),
                    Expected.oneOf(String.join(", ", names())),
                    name.isMissingNode() ? NODES.nullNode() : name);
        }
        return kind(name.asText()).read(object, place, true);
    }

    private RecordShape kind(String name) {
        RecordShape kind = kinds.get(name);
        if (kind == null) {
            throw new IllegalArgumentException("there is no " + name + " under " + type);
        }
        return kind;
    }
}

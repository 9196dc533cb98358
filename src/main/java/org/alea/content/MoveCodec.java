package org.alea.content;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.alea.engine.Explained;
import org.alea.engine.Move;
import org.alea.engine.Words;

/**
 * Writes the records of a sealed interface as JSON objects and reads them back: {@code RerollSet[value=3]} is
 * {@code {"move": "rerollSet", "value": 3}}.
 */
public final class MoveCodec<M extends Move> {
    private static final String KIND = "move";

    private final Class<M> type;
    private final JsonMapper mapper;
    private final Map<String, Class<?>> kinds = new LinkedHashMap<>();

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = KIND)
    private interface Named {}

    public MoveCodec(Class<M> sealedType) {
        this.type = sealedType;
        JsonMapper.Builder builder = JsonMapper.builder()
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
                .addMixIn(sealedType, Named.class);
        for (Class<?> record : records(sealedType)) {
            builder.registerSubtypes(new NamedType(record, name(record)));
            kinds.put(name(record), record);
        }
        this.mapper = builder.build();
    }

    public ObjectNode write(M move) {
        try {
            return (ObjectNode) mapper.readTree(mapper.writerFor(type).writeValueAsString(move));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a move is a plain record: " + move, e);
        }
    }

    /** The move, or an {@link IllegalArgumentException} that says what is wrong with it. */
    public M read(JsonNode json) {
        checkFields(json);
        try {
            return mapper.readerFor(type).readValue(json);
        } catch (java.io.IOException e) {
            String reason =
                    e instanceof JsonProcessingException problem ? problem.getOriginalMessage() : e.getMessage();
            throw new MisfitException(noMove(json, new Words(inFrench(e), String.valueOf(reason))), e);
        }
    }

    /** What the record itself says; Jackson, which refuses the other values, speaks only English. */
    private static String inFrench(java.io.IOException e) {
        return e.getCause() instanceof Explained explained ? explained.words().fr() : "une valeur ne convient pas";
    }

    /** Names what is not there or should not be, in words for whoever wrote the move. */
    private void checkFields(JsonNode json) {
        String kind = json.path(KIND).asText();
        if (!json.isObject() || !json.path(KIND).isTextual() || !kinds.containsKey(kind)) {
            throw wrong(json, KIND, Fault.expected(Expected.oneOf(String.join(", ", kinds()))));
        }
        List<String> expected = parameters(kind);
        for (String name : expected) {
            if (!json.has(name)) {
                throw wrong(json, name, Fault.missing());
            }
        }
        json.fieldNames().forEachRemaining(name -> {
            if (!name.equals(KIND) && !expected.contains(name)) {
                throw wrong(json, name, Fault.unknown(String.join(", ", expected)));
            }
        });
    }

    private static MisfitException wrong(JsonNode json, String field, Words problem) {
        return new MisfitException(noMove(json, Fault.field(field, problem)));
    }

    private static Words noMove(JsonNode json, Words problem) {
        return Fault.at(new Words(json + " n’est pas un coup", json + " is not a move"), problem);
    }

    /** The names of the moves there are. */
    public Set<String> kinds() {
        return Collections.unmodifiableSet(kinds.keySet());
    }

    /** The names of the parameters of a kind of move; none if there is no such move. */
    public List<String> parameters(String kind) {
        Class<?> record = kinds.get(kind);
        return record == null
                ? List.of()
                : Arrays.stream(record.getRecordComponents())
                        .map(RecordComponent::getName)
                        .toList();
    }

    /** The parameters of a move or an event by name, for sentences about it. */
    public static Map<String, Object> parameters(Object record) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (var component : record.getClass().getRecordComponents()) {
            try {
                var accessor = component.getAccessor();
                accessor.setAccessible(true);
                values.put(component.getName(), accessor.invoke(record));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("a record gives its own components: " + record, e);
            }
        }
        return values;
    }

    /** The name a record goes by in files: its simple name with a small first letter. */
    public static String name(Class<?> record) {
        String simple = record.getSimpleName();
        return Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
    }

    /** Every record below a sealed type. */
    static List<Class<?>> records(Class<?> sealedType) {
        List<Class<?>> all = new ArrayList<>();
        if (sealedType.isRecord()) {
            all.add(sealedType);
        } else {
            for (Class<?> permitted : sealedType.getPermittedSubclasses()) {
                all.addAll(records(permitted));
            }
        }
        return all;
    }
}

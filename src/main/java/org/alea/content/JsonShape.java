package org.alea.content;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.alea.engine.Words;

/**
 * How values of one Java type stand in JSON. Records are objects, the records of a sealed interface objects with their
 * name as {@code type}; an empty Optional is left out. What does not fit is refused with its place.
 */
interface JsonShape {
    JsonNodeFactory NODES = JsonNodeFactory.instance;

    JsonNode write(Object value);

    /** @param place where the value stands, for refusals */
    Object read(JsonNode json, String place);

    /** What stands for a field that is not there, if it may be left out. */
    default Optional<Object> whenLeftOut() {
        return Optional.empty();
    }

    /** Builds the shapes of types, each once; a type may hold itself. */
    final class Catalogue {
        private final Map<Type, JsonShape> known = new LinkedHashMap<>();
        private final boolean lenient;

        /** @param lenient whether flags that are false and empty lists may be left out, as on cards */
        Catalogue(boolean lenient) {
            this.lenient = lenient;
        }

        JsonShape of(Type type) {
            return of(type, Map.of());
        }

        JsonShape of(Type type, Map<TypeVariable<?>, Type> bound) {
            if (type instanceof TypeVariable<?> variable) {
                Type stands = bound.get(variable);
                return of(stands == null ? Object.class : stands, bound);
            }
            if (type instanceof ParameterizedType generic) {
                return ofGeneric(generic, bound);
            }
            if (type instanceof Class<?> plain) {
                JsonShape shape = known.get(type);
                return shape == null ? ofClass(plain) : shape;
            }
            throw unsuitable(type);
        }

        private JsonShape ofClass(Class<?> type) {
            if (type == int.class || type == Integer.class) {
                return remember(type, new Scalar(Expected.WHOLE_NUMBER, JsonNode::canConvertToInt, JsonNode::intValue));
            }
            if (type == long.class || type == Long.class) {
                return remember(
                        type, new Scalar(Expected.WHOLE_NUMBER, JsonNode::canConvertToLong, JsonNode::longValue));
            }
            if (type == double.class || type == Double.class) {
                return remember(type, new Scalar(Expected.NUMBER, JsonNode::isNumber, JsonNode::doubleValue));
            }
            if (type == boolean.class || type == Boolean.class) {
                JsonShape flag = new Scalar(Expected.FLAG, JsonNode::isBoolean, JsonNode::booleanValue);
                return remember(type, lenient ? new LeftOut(flag, false) : flag);
            }
            if (type == String.class) {
                return remember(type, new Scalar(Expected.TEXT, JsonNode::isTextual, JsonNode::asText));
            }
            if (type.isEnum()) {
                return remember(type, new Constant(type));
            }
            if (type == int[].class) {
                return remember(type, new Numbers());
            }
            if (type.isRecord()) {
                RecordShape shape = new RecordShape(type);
                remember(type, shape);
                shape.complete(this, Map.of());
                return shape;
            }
            if (type.isSealed()) {
                KindShape shape = new KindShape(type);
                remember(type, shape);
                shape.complete(this);
                return shape;
            }
            throw unsuitable(type);
        }

        private JsonShape ofGeneric(ParameterizedType type, Map<TypeVariable<?>, Type> bound) {
            Class<?> raw = (Class<?>) type.getRawType();
            Type[] arguments = type.getActualTypeArguments();
            if (raw == List.class) {
                JsonShape list = new Many(of(arguments[0], bound), Collections::unmodifiableList);
                return lenient ? new LeftOut(list, List.of()) : list;
            }
            if (raw == Set.class) {
                JsonShape set =
                        new Many(of(arguments[0], bound), all -> Collections.unmodifiableSet(new LinkedHashSet<>(all)));
                return lenient ? new LeftOut(set, Set.of()) : set;
            }
            if (raw == Map.class) {
                JsonShape map = new Entries(of(arguments[0], bound), of(arguments[1], bound));
                return lenient ? new LeftOut(map, Map.of()) : map;
            }
            if (raw == Optional.class) {
                return new Perhaps(of(arguments[0], bound));
            }
            if (raw.isRecord()) {
                Map<TypeVariable<?>, Type> inner = new LinkedHashMap<>();
                for (int i = 0; i < arguments.length; i++) {
                    inner.put(raw.getTypeParameters()[i], resolved(arguments[i], bound));
                }
                RecordShape shape = new RecordShape(raw);
                shape.complete(this, inner);
                return shape;
            }
            throw unsuitable(type);
        }

        private static Type resolved(Type type, Map<TypeVariable<?>, Type> bound) {
            return type instanceof TypeVariable<?> variable ? bound.getOrDefault(variable, Object.class) : type;
        }

        private JsonShape remember(Type type, JsonShape shape) {
            known.put(type, shape);
            return shape;
        }

        private static IllegalArgumentException unsuitable(Type type) {
            return new IllegalArgumentException("no JSON is agreed on for " + type);
        }
    }

    static MisfitException misfit(String place, Words expected, JsonNode found) {
        Words problem = found.isNull() ? Fault.missing(expected) : Fault.expected(expected, found);
        return new MisfitException(place.isEmpty() ? problem : Fault.field(place, problem));
    }

    static String below(String place, String field) {
        return place.isEmpty() ? field : place + "/" + field;
    }

    /** A number, a flag or a text. */
    record Scalar(Words expected, java.util.function.Predicate<JsonNode> fits, Function<JsonNode, Object> reader)
            implements JsonShape {

        @Override
        public JsonNode write(Object value) {
            if (value instanceof Integer number) {
                return NODES.numberNode(number);
            }
            if (value instanceof Long number) {
                return NODES.numberNode(number);
            }
            if (value instanceof Double number) {
                return NODES.numberNode(number);
            }
            return value instanceof Boolean flag ? NODES.booleanNode(flag) : NODES.textNode((String) value);
        }

        @Override
        public Object read(JsonNode json, String place) {
            boolean whole = !expected.equals(Expected.WHOLE_NUMBER) || json.isIntegralNumber();
            if (!whole || !fits.test(json)) {
                throw misfit(place, expected, json);
            }
            return reader.apply(json);
        }
    }

    /** A constant of an enum, by its name. */
    record Constant(Class<?> type) implements JsonShape {

        @Override
        public JsonNode write(Object value) {
            return NODES.textNode(((Enum<?>) value).name());
        }

        @Override
        public Object read(JsonNode json, String place) {
            for (Object constant : type.getEnumConstants()) {
                if (json.isTextual() && ((Enum<?>) constant).name().equals(json.asText())) {
                    return constant;
                }
            }
            throw misfit(place, Expected.oneOf(List.of(type.getEnumConstants())), json);
        }
    }

    /** An array of whole numbers. */
    record Numbers() implements JsonShape {

        @Override
        public JsonNode write(Object value) {
            ArrayNode array = NODES.arrayNode();
            for (int number : (int[]) value) {
                array.add(number);
            }
            return array;
        }

        @Override
        public Object read(JsonNode json, String place) {
            if (!(json instanceof ArrayNode array)) {
                throw misfit(place, Expected.LIST, json);
            }
            int[] numbers = new int[array.size()];
            for (int i = 0; i < numbers.length; i++) {
                JsonNode number = array.get(i);
                if (!number.isIntegralNumber() || !number.canConvertToInt()) {
                    throw misfit(below(place, Integer.toString(i)), Expected.WHOLE_NUMBER, number);
                }
                numbers[i] = number.intValue();
            }
            return numbers;
        }
    }

    /** A list or a set. */
    record Many(JsonShape each, Function<List<Object>, Object> collect) implements JsonShape {

        @Override
        public JsonNode write(Object value) {
            ArrayNode array = NODES.arrayNode();
            for (Object one : (Iterable<?>) value) {
                array.add(each.write(one));
            }
            return array;
        }

        @Override
        public Object read(JsonNode json, String place) {
            if (!(json instanceof ArrayNode array)) {
                throw misfit(place, Expected.LIST, json);
            }
            List<Object> all = new ArrayList<>(array.size());
            for (int i = 0; i < array.size(); i++) {
                all.add(each.read(array.get(i), below(place, Integer.toString(i))));
            }
            return collect.apply(all);
        }
    }

    /** A map, its keys texts, numbers or constants. */
    record Entries(JsonShape key, JsonShape value) implements JsonShape {

        @Override
        public JsonNode write(Object map) {
            ObjectNode object = NODES.objectNode();
            ((Map<?, ?>) map).forEach((name, one) -> object.set(key.write(name).asText(), value.write(one)));
            return object;
        }

        @Override
        public Object read(JsonNode json, String place) {
            if (!(json instanceof ObjectNode object)) {
                throw misfit(place, Expected.OBJECT, json);
            }
            Map<Object, Object> all = new LinkedHashMap<>();
            for (Map.Entry<String, JsonNode> field : object.properties()) {
                String at = below(place, field.getKey());
                all.put(key.read(name(field.getKey()), at), value.read(field.getValue(), at));
            }
            return Collections.unmodifiableMap(all);
        }

        private JsonNode name(String name) {
            boolean number = key instanceof Scalar scalar && scalar.expected().equals(Expected.WHOLE_NUMBER);
            return number && name.matches("-?[0-9]{1,9}")
                    ? NODES.numberNode(Integer.parseInt(name))
                    : NODES.textNode(name);
        }
    }

    /** A value that may not be there. */
    record Perhaps(JsonShape present) implements JsonShape {

        @Override
        public JsonNode write(Object value) {
            Optional<?> perhaps = (Optional<?>) value;
            return perhaps.isPresent() ? present.write(perhaps.get()) : NODES.nullNode();
        }

        @Override
        public Object read(JsonNode json, String place) {
            return json.isNull() ? Optional.empty() : Optional.of(present.read(json, place));
        }

        @Override
        public Optional<Object> whenLeftOut() {
            return Optional.of(Optional.empty());
        }
    }

    /** A value that need not be written where it is the usual one. */
    record LeftOut(JsonShape shape, Object usual) implements JsonShape {

        @Override
        public JsonNode write(Object value) {
            return value.equals(usual) ? NODES.nullNode() : shape.write(value);
        }

        @Override
        public Object read(JsonNode json, String place) {
            return shape.read(json, place);
        }

        @Override
        public Optional<Object> whenLeftOut() {
            return Optional.of(usual);
        }
    }
}

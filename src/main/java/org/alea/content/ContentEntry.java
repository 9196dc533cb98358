package org.alea.content;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.alea.engine.Words;

/**
 * One object of a content file, read field by field. Whatever is missing, of the wrong type or out of range is refused
 * with the place it stands at; so is every field that nobody asked for.
 */
public final class ContentEntry {
    private final Words file;
    private final String place;
    private final ObjectNode node;
    private final Set<String> asked = new HashSet<>();

    ContentEntry(Words file, String place, ObjectNode node) {
        this.file = file;
        this.place = place;
        this.node = node;
    }

    /** An object that stands in no content file, for instance a table; refusals call it {@code name}. */
    public static ContentEntry of(String name, ObjectNode node) {
        return new ContentEntry(Words.same(name), "", node);
    }

    public String id() {
        return text("id");
    }

    public boolean has(String field) {
        JsonNode value = node.get(field);
        asked.add(field);
        return value != null && !value.isNull();
    }

    public String text(String field) {
        Words expected = Expected.TEXT;
        JsonNode value = field(field, expected);
        if (!value.isTextual() || value.asText().isBlank()) {
            throw wrong(field, expected, value);
        }
        return value.asText();
    }

    public int number(String field, int least, int most) {
        Words expected = Expected.wholeNumber(least, most);
        JsonNode value = field(field, expected);
        if (!value.isIntegralNumber()
                || !value.canConvertToInt()
                || value.intValue() < least
                || value.intValue() > most) {
            throw wrong(field, expected, value);
        }
        return value.intValue();
    }

    public double decimal(String field, double least, double most) {
        Words expected = Expected.number(least, most);
        JsonNode value = field(field, expected);
        if (!value.isNumber() || value.doubleValue() < least || value.doubleValue() > most) {
            throw wrong(field, expected, value);
        }
        return value.doubleValue();
    }

    public boolean flag(String field) {
        Words expected = Expected.FLAG;
        JsonNode value = field(field, expected);
        if (!value.isBoolean()) {
            throw wrong(field, expected, value);
        }
        return value.booleanValue();
    }

    /** A text in both languages: {@code {"fr": …, "en": …}}. */
    public Words words(String field) {
        ContentEntry both = entry(field);
        Words words = new Words(both.text("fr"), both.text("en"));
        both.refuseTheRest();
        return words;
    }

    /** The constant of {@code type} with exactly this name. */
    public <E extends Enum<E>> E constant(String field, Class<E> type) {
        return constant(field, field(field, oneOf(type)), type);
    }

    public <E extends Enum<E>> Optional<E> optionalConstant(String field, Class<E> type) {
        return has(field) ? Optional.of(constant(field, type)) : Optional.empty();
    }

    public <E extends Enum<E>> List<E> constants(String field, Class<E> type) {
        List<E> all = new ArrayList<>();
        for (JsonNode value : array(field)) {
            all.add(constant(field, value, type));
        }
        return List.copyOf(all);
    }

    /** A nested object. */
    public ContentEntry entry(String field) {
        Words expected = Expected.OBJECT;
        JsonNode value = field(field, expected);
        if (!(value instanceof ObjectNode object)) {
            throw wrong(field, expected, value);
        }
        return new ContentEntry(file, below(field), object);
    }

    /** All of this object as it stands, for what another reader checks: a position, a move. */
    public ObjectNode json() {
        asked.addAll(fields());
        return node.deepCopy();
    }

    /** A nested list of objects, each read by {@code reader}. */
    public <R> List<R> entries(String field, Function<ContentEntry, R> reader) {
        List<R> all = new ArrayList<>();
        int index = 0;
        for (JsonNode value : array(field)) {
            String at = field + "[" + index++ + "]";
            if (!(value instanceof ObjectNode object)) {
                throw wrong(at, Expected.OBJECT, value);
            }
            ContentEntry entry = new ContentEntry(file, below(at), object);
            all.add(reader.apply(entry));
            entry.refuseTheRest();
        }
        return List.copyOf(all);
    }

    public List<String> texts(String field) {
        List<String> all = new ArrayList<>();
        for (JsonNode value : array(field)) {
            if (!value.isTextual() || value.asText().isBlank()) {
                throw wrong(field, Expected.TEXTS, value);
            }
            all.add(value.asText());
        }
        return List.copyOf(all);
    }

    public List<Integer> numbers(String field, int least, int most) {
        List<Integer> all = new ArrayList<>();
        for (JsonNode value : array(field)) {
            if (!value.isIntegralNumber()
                    || !value.canConvertToInt()
                    || value.intValue() < least
                    || value.intValue() > most) {
                throw wrong(field, Expected.wholeNumbers(least, most), value);
            }
            all.add(value.intValue());
        }
        return List.copyOf(all);
    }

    /** Names of all fields, for objects that are maps. */
    public List<String> fields() {
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** Refuses every field that has not been asked for. */
    public void refuseTheRest() {
        for (String name : fields()) {
            if (!asked.contains(name)) {
                throw refuse(name, Fault.unknown(asked.stream().sorted().collect(Collectors.joining(", "))));
            }
        }
    }

    /** A refusal at this place, for conditions that concern more than one field. */
    public ContentException refuse(String field, Words problem) {
        return new ContentException(file, Words.same(place), Fault.field(field, problem));
    }

    private <E extends Enum<E>> E constant(String field, JsonNode value, Class<E> type) {
        E[] constants = type.getEnumConstants();
        if (constants != null && value.isTextual()) {
            for (E constant : constants) {
                if (constant.name().equals(value.asText())) {
                    return constant;
                }
            }
        }
        throw wrong(field, oneOf(type), value);
    }

    private static Words oneOf(Class<? extends Enum<?>> type) {
        return Expected.oneOf(Arrays.toString(type.getEnumConstants()));
    }

    private ArrayNode array(String field) {
        Words expected = Expected.LIST;
        JsonNode value = field(field, expected);
        if (!(value instanceof ArrayNode array)) {
            throw wrong(field, expected, value);
        }
        return array;
    }

    private JsonNode field(String field, Words expected) {
        asked.add(field);
        JsonNode value = node.get(field);
        if (value == null || value.isNull()) {
            throw refuse(field, Fault.missing(expected));
        }
        return value;
    }

    private ContentException wrong(String field, Words expected, JsonNode found) {
        return refuse(field, Fault.expected(expected, found));
    }

    private String below(String field) {
        return place.isEmpty() ? field : place + " " + field;
    }
}

package org.alea.content;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.alea.engine.Words;

/**
 * One object of a content file, read field by field. Whatever is missing, of the wrong type or out of range is refused
 * with the place it stands at; so is every field that nobody asked for. Where faults are gathered, something possible
 * stands in for what is wrong until all of the file has been read.
 */
public final class ContentEntry {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Words file;
    private final String place;
    private final ObjectNode node;
    private final Faults faults;
    private int faultsBefore;
    private final Set<String> asked = new HashSet<>();

    ContentEntry(Words file, String place, ObjectNode node, Faults faults) {
        this.file = file;
        this.place = place;
        this.node = node;
        this.faults = faults;
        this.faultsBefore = faults.count();
    }

    /** An object that stands in no content file, for instance a table; refusals call it {@code name}. */
    public static ContentEntry of(String name, ObjectNode node) {
        return new ContentEntry(Words.same(name), "", node, Faults.AT_ONCE);
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
        JsonNode value = field(field);
        return isText(value) ? value.asText() : amiss(field, Expected.TEXT, value, "?");
    }

    public int number(String field, int least, int most) {
        JsonNode value = field(field);
        return isNumber(value, least, most)
                ? value.intValue()
                : amiss(field, Expected.wholeNumber(least, most), value, least);
    }

    public double decimal(String field, double least, double most) {
        JsonNode value = field(field);
        boolean fits = value.isNumber() && value.doubleValue() >= least && value.doubleValue() <= most;
        return fits ? value.doubleValue() : amiss(field, Expected.number(least, most), value, least);
    }

    public boolean flag(String field) {
        JsonNode value = field(field);
        return value.isBoolean() ? value.booleanValue() : amiss(field, Expected.FLAG, value, false);
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
        JsonNode value = field(field);
        return constant(value, type)
                .orElseGet(() -> amiss(
                        field,
                        oneOf(type),
                        value,
                        EnumSet.allOf(type).iterator().next()));
    }

    public <E extends Enum<E>> Optional<E> optionalConstant(String field, Class<E> type) {
        return has(field) ? Optional.of(constant(field, type)) : Optional.empty();
    }

    public <E extends Enum<E>> List<E> constants(String field, Class<E> type) {
        return values(field, oneOf(type), value -> constant(value, type));
    }

    /** A nested object. */
    public ContentEntry entry(String field) {
        JsonNode value = field(field);
        return value instanceof ObjectNode object
                ? new ContentEntry(file, below(field), object, faults)
                : amiss(
                        field,
                        Expected.OBJECT,
                        value,
                        new ContentEntry(file, below(field), NODES.objectNode(), Faults.PASSED_OVER));
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
            if (value instanceof ObjectNode object) {
                ContentEntry entry = new ContentEntry(file, below(at), object, faults);
                faults.reading(() -> entry.wholly(reader)).ifPresent(all::add);
            } else {
                faults.take(wrong(at, Expected.OBJECT, value));
            }
        }
        return List.copyOf(all);
    }

    public List<String> texts(String field) {
        return values(field, Expected.TEXTS, value -> isText(value) ? Optional.of(value.asText()) : Optional.empty());
    }

    public List<Integer> numbers(String field, int least, int most) {
        return values(
                field,
                Expected.wholeNumbers(least, most),
                value -> isNumber(value, least, most) ? Optional.of(value.intValue()) : Optional.empty());
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
                faults.take(refuse(name, Fault.unknown(asked.stream().sorted().collect(Collectors.joining(", ")))));
            }
        }
    }

    /** Reads all of this object: what the reader does not ask for has no place in it. */
    <R> R wholly(Function<ContentEntry, R> reader) {
        faultsBefore = faults.count();
        R read = reader.apply(this);
        refuseTheRest();
        return read;
    }

    /** Whether nothing has been found wrong with it so far, so that it can be compared with others. */
    public boolean isSound() {
        return faults.count() == faultsBefore;
    }

    /** Refuses the field unless a condition holds; after another fault that is not asked, it may only follow from it. */
    public void demand(boolean holds, String field, Words problem) {
        if (!holds && isSound()) {
            faults.take(refuse(field, problem));
        }
    }

    /** A refusal at this place, for conditions that concern more than one field. */
    public ContentException refuse(String field, Words problem) {
        return new ContentException(file, Words.same(place), Fault.field(field, problem));
    }

    /** A refusal of this object as a whole. */
    ContentException refuse(Words problem) {
        return new ContentException(file, Words.same(place), problem);
    }

    private <V> List<V> values(String field, Words expected, Function<JsonNode, Optional<V>> reader) {
        List<V> all = new ArrayList<>();
        for (JsonNode value : array(field)) {
            reader.apply(value).ifPresentOrElse(all::add, () -> faults.take(wrong(field, expected, value)));
        }
        return List.copyOf(all);
    }

    private static boolean isText(JsonNode value) {
        return value.isTextual() && !value.asText().isBlank();
    }

    private static boolean isNumber(JsonNode value, int least, int most) {
        return value.isIntegralNumber()
                && value.canConvertToInt()
                && value.intValue() >= least
                && value.intValue() <= most;
    }

    private static <E extends Enum<E>> Optional<E> constant(JsonNode value, Class<E> type) {
        if (value.isTextual()) {
            for (E constant : EnumSet.allOf(type)) {
                if (constant.name().equals(value.asText())) {
                    return Optional.of(constant);
                }
            }
        }
        return Optional.empty();
    }

    private static Words oneOf(Class<? extends Enum<?>> type) {
        return Expected.oneOf(Arrays.toString(type.getEnumConstants()));
    }

    private ArrayNode array(String field) {
        JsonNode value = field(field);
        return value instanceof ArrayNode array ? array : amiss(field, Expected.LIST, value, NODES.arrayNode());
    }

    /** The value as it stands; what is not there is null. */
    private JsonNode field(String field) {
        asked.add(field);
        JsonNode value = node.get(field);
        return value == null ? NODES.nullNode() : value;
    }

    private <V> V amiss(String field, Words expected, JsonNode found, V standIn) {
        faults.take(found.isNull() ? refuse(field, Fault.missing(expected)) : wrong(field, expected, found));
        return standIn;
    }

    private ContentException wrong(String field, Words expected, JsonNode found) {
        return refuse(field, Fault.expected(expected, found));
    }

    private String below(String field) {
        return place.isEmpty() ? field : place + " " + field;
    }
}

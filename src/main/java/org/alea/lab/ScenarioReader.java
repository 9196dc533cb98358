package org.alea.lab;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.alea.content.Fault;
import org.alea.content.JsonFault;
import org.alea.content.JsonLimits;
import org.alea.content.TextFile;
import org.alea.engine.Seeds;

/** Reads scenario files and refuses whatever it does not know, with the file and the field. */
final class ScenarioReader {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonLimits.factory())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private static final Set<String> FIELDS =
            Set.of("game", "rules", "setup", "seed", "arrange", "chance", "moves", "expect", "illegal");
    private static final Set<String> ILLEGAL_FIELDS = Set.of("move", "rule", "reason");
    private static final long STANDARD_SEED = 1;

    private final String file;
    private final ObjectNode root;

    private ScenarioReader(String file, ObjectNode root) {
        this.file = file;
        this.root = root;
    }

    static Scenario read(Path file) {
        String name = file.toString();
        try {
            return parse(name, TextFile.read(file));
        } catch (IOException e) {
            throw new BadInputException(name + ": " + Fault.unreadable(e).en());
        }
    }

    static Scenario parse(String file, String json) {
        try {
            if (MAPPER.readTree(json) instanceof ObjectNode root) {
                return new ScenarioReader(file, root).scenario();
            }
            throw new BadInputException(file + ": expected a JSON object");
        } catch (JsonProcessingException e) {
            String place = JsonFault.place(e).en();
            throw new BadInputException(file + (place.isEmpty() ? "" : ", " + place) + ": "
                    + JsonFault.of(e).en());
        }
    }

    private Scenario scenario() {
        refuseUnknown(root, FIELDS, "");
        return new Scenario(
                file,
                text(root, "game").orElseThrow(() -> refused("game", "is missing")),
                texts("rules"),
                setup(),
                seed(),
                object("arrange"),
                root.has("chance") ? Optional.of(faces()) : Optional.empty(),
                objects("moves"),
                expectations(),
                objects("illegal").stream().map(this::illegal).toList());
    }

    private Map<String, String> setup() {
        Map<String, String> options = new LinkedHashMap<>();
        object("setup")
                .properties()
                .forEach(option -> options.put(option.getKey(), optionValue(option.getKey(), option.getValue())));
        return options;
    }

    /** Options are texts; a list stands for several values of one option. */
    private String optionValue(String option, JsonNode value) {
        if (value instanceof ArrayNode values) {
            return elements(values).map(each -> optionValue(option, each)).collect(Collectors.joining(","));
        }
        if (!value.isValueNode() || value.isNull()) {
            throw refused(
                    "setup." + option,
                    "expected a text, a number or a list of texts, found " + Fault.shortened(value.toString()));
        }
        return value.asText();
    }

    private long seed() {
        JsonNode value = root.path("seed");
        if (value.isMissingNode()) {
            return STANDARD_SEED;
        }
        if (!value.isTextual() && !value.isIntegralNumber()) {
            throw refused("seed", "expected a whole number or a text, found " + Fault.shortened(value.toString()));
        }
        return Seeds.parse(value.asText());
    }

    private List<Integer> faces() {
        return elements(array("chance"))
                .map(face -> {
                    if (!face.isInt() || face.intValue() < 1) {
                        throw refused("chance", "expected faces from 1, found " + Fault.shortened(face.toString()));
                    }
                    return face.intValue();
                })
                .toList();
    }

    private Map<JsonPointer, JsonNode> expectations() {
        Map<JsonPointer, JsonNode> all = new LinkedHashMap<>();
        object("expect").properties().forEach(entry -> {
            if (!entry.getKey().startsWith("/")) {
                throw refused(
                        "expect", "expected a JSON pointer such as /round, found " + Fault.shortened(entry.getKey()));
            }
            all.put(JsonPointer.compile(entry.getKey()), entry.getValue());
        });
        return all;
    }

    /** A bare move, or one with the rule and the reason that refuse it. */
    private Scenario.Illegal illegal(ObjectNode entry) {
        if (!(entry.get("move") instanceof ObjectNode move)) {
            return new Scenario.Illegal(entry, Optional.empty(), Optional.empty());
        }
        refuseUnknown(entry, ILLEGAL_FIELDS, "illegal.");
        return new Scenario.Illegal(move, text(entry, "rule"), text(entry, "reason"));
    }

    private void refuseUnknown(ObjectNode node, Set<String> known, String place) {
        Iterator<String> names = node.fieldNames();
        while (names.hasNext()) {
            String name = names.next();
            if (!known.contains(name)) {
                throw refused(
                        place + name, "is unknown here; expected only " + String.join(", ", new TreeSet<>(known)));
            }
        }
    }

    private Optional<String> text(ObjectNode node, String field) {
        JsonNode value = node.path(field);
        if (value.isMissingNode()) {
            return Optional.empty();
        }
        if (!value.isTextual()) {
            throw refused(field, "expected a text, found " + Fault.shortened(value.toString()));
        }
        return Optional.of(value.asText());
    }

    private List<String> texts(String field) {
        return elements(array(field))
                .map(value -> {
                    if (!value.isTextual()) {
                        throw refused(field, "expected a list of texts, found " + Fault.shortened(value.toString()));
                    }
                    return value.asText();
                })
                .toList();
    }

    private List<ObjectNode> objects(String field) {
        List<ObjectNode> all = new ArrayList<>();
        for (JsonNode value : array(field)) {
            if (!(value instanceof ObjectNode object)) {
                throw refused(field, "expected a list of objects, found " + Fault.shortened(value.toString()));
            }
            all.add(object);
        }
        return List.copyOf(all);
    }

    private ObjectNode object(String field) {
        JsonNode value = root.has(field) ? root.get(field) : MAPPER.createObjectNode();
        if (!(value instanceof ObjectNode object)) {
            throw refused(field, "expected an object, found " + Fault.shortened(value.toString()));
        }
        return object;
    }

    private ArrayNode array(String field) {
        JsonNode value = root.has(field) ? root.get(field) : MAPPER.createArrayNode();
        if (!(value instanceof ArrayNode array)) {
            throw refused(field, "expected a list, found " + Fault.shortened(value.toString()));
        }
        return array;
    }

    private BadInputException refused(String field, String problem) {
        return new BadInputException(file + ", field " + field + ": " + problem);
    }

    private static Stream<JsonNode> elements(ArrayNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }
}

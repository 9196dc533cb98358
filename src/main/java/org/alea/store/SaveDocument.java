package org.alea.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a save's text says, before anybody has tried to play it. */
record SaveDocument(
        SaveHeader header,
        Map<String, String> options,
        long seed,
        Optional<Start> start,
        List<JsonNode> moves,
        SaveFields fields) {

    /** A first table that no setup gives, and the chance it had. */
    record Start(long seed, Map<String, Long> streams, ObjectNode table) {}

    static SaveDocument parse(String text) throws Json.UnreadableException, OtherFormatException {
        SaveFields fields = SaveFields.read(text);
        ObjectNode json = fields.json();
        SaveHeader header = header(json);
        List<JsonNode> moves = new ArrayList<>();
        field(json, "moves", ArrayNode.class).forEach(moves::add);
        if (fields.brokenLine() == 0) {
            field(json, "end", JsonNode.class);
        }
        return new SaveDocument(
                header,
                options(field(json, "setup", ObjectNode.class)),
                number(json, "seed"),
                json.has("start") ? Optional.of(start(field(json, "start", ObjectNode.class))) : Optional.empty(),
                List.copyOf(moves),
                fields);
    }

    /** The fingerprint of the last table; nothing if the text breaks off before it. */
    String end() {
        return fields.json().path("end").asText();
    }

    static SaveHeader header(ObjectNode json) throws Json.UnreadableException, OtherFormatException {
        ObjectNode header = field(json, "header", ObjectNode.class);
        JsonNode format = field(header, "format", JsonNode.class);
        if (!format.isInt()) {
            throw new Json.UnreadableException("field format: expected a whole number, found " + format);
        }
        if (format.intValue() != SaveText.FORMAT) {
            throw new OtherFormatException(
                    format.intValue(), header.path("program").asText());
        }
        return Json.read(header, SaveHeader.class);
    }

    private static Map<String, String> options(ObjectNode json) throws Json.UnreadableException {
        Map<String, String> options = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> option : json.properties()) {
            if (!option.getValue().isTextual()) {
                throw new Json.UnreadableException(
                        "setup " + option.getKey() + ": expected a text, found " + option.getValue());
            }
            options.put(option.getKey(), option.getValue().asText());
        }
        return options;
    }

    private static Start start(ObjectNode json) throws Json.UnreadableException {
        Map<String, Long> streams = new LinkedHashMap<>();
        ObjectNode states = field(json, "streams", ObjectNode.class);
        for (Map.Entry<String, JsonNode> stream : states.properties()) {
            streams.put(stream.getKey(), number(states, stream.getKey()));
        }
        return new Start(number(json, "seed"), streams, field(json, "table", ObjectNode.class));
    }

    /** 64 bits do not fit into the numbers many JSON readers have, so they are written as texts. */
    private static long number(ObjectNode json, String name) throws Json.UnreadableException {
        JsonNode value = field(json, name, JsonNode.class);
        try {
            return Long.parseUnsignedLong(value.asText());
        } catch (NumberFormatException e) {
            throw new Json.UnreadableException("field " + name + ": expected a number of 64 bits, found " + value);
        }
    }

    private static <N extends JsonNode> N field(ObjectNode json, String name, Class<N> type)
            throws Json.UnreadableException {
        JsonNode value = json.get(name);
        if (value == null) {
            throw new Json.UnreadableException("field " + name + ": is missing");
        }
        if (!type.isInstance(value)) {
            throw new Json.UnreadableException("field " + name + ": found " + value.getNodeType() + " where "
                    + (type == ArrayNode.class ? "a list" : "an object") + " was expected");
        }
        return type.cast(value);
    }

    /** The file has a shape that this program does not know. */
    static final class OtherFormatException extends Exception {
        private static final long serialVersionUID = 1L;

        private final String program;

        OtherFormatException(int format, String program) {
            super("the file has format " + format + ", this program reads format " + SaveText.FORMAT);
            this.program = program;
        }

        String program() {
            return program;
        }
    }
}

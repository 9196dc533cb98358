package org.alea.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.content.Expected;
import org.alea.content.Fault;
import org.alea.engine.Explained;
import org.alea.engine.Words;

/** What a save's text says, before anybody has tried to play it. */
record SaveDocument(
        SaveHeader header,
        Map<String, String> options,
        long seed,
        Optional<Start> start,
        List<JsonNode> moves,
        SaveFields fields) {
    private static final String STANDING = "standing";

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
            throw new Json.UnreadableException(Fault.field("format", Fault.expected(Expected.WHOLE_NUMBER, format)));
        }
        if (format.intValue() != SaveText.FORMAT) {
            throw new OtherFormatException(
                    format.intValue(), header.path("program").asText());
        }
        if (!header.has(STANDING)) {
            // the first versions of the program did not say it
            header.set(STANDING, Json.MAPPER.valueToTree(SaveWords.NOTHING));
        }
        return Json.read(header, SaveHeader.class);
    }

    private static Map<String, String> options(ObjectNode json) throws Json.UnreadableException {
        Map<String, String> options = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> option : json.properties()) {
            if (!option.getValue().isTextual()) {
                throw new Json.UnreadableException(Fault.at(
                        Words.same("setup " + option.getKey()), Fault.expected(Expected.TEXT, option.getValue())));
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
            throw new Json.UnreadableException(
                    Fault.field(name, Fault.expected(new Words("un nombre de 64 bits", "a number of 64 bits"), value)));
        }
    }

    private static <N extends JsonNode> N field(ObjectNode json, String name, Class<N> type)
            throws Json.UnreadableException {
        JsonNode value = json.get(name);
        if (value == null) {
            throw new Json.UnreadableException(Fault.field(name, Fault.missing()));
        }
        if (!type.isInstance(value)) {
            Words expected = type == ArrayNode.class ? Expected.LIST : Expected.OBJECT;
            throw new Json.UnreadableException(Fault.field(
                    name,
                    new Words(
                            Fault.expected(expected, value.getNodeType()).fr(),
                            "found " + value.getNodeType() + " where " + expected.en() + " was expected")));
        }
        return type.cast(value);
    }

    /** The file has a shape that this program does not know. */
    static final class OtherFormatException extends Exception implements Explained {
        private static final long serialVersionUID = 1L;

        private final String program;
        private final transient Words words;

        OtherFormatException(int format, String program) {
            this(
                    new Words(
                            "le fichier est au format " + format + ", ce programme lit le format " + SaveText.FORMAT,
                            "the file has format " + format + ", this program reads format " + SaveText.FORMAT),
                    program);
        }

        private OtherFormatException(Words words, String program) {
            super(words.en());
            this.words = words;
            this.program = program;
        }

        @Override
        public Words words() {
            return words;
        }

        String program() {
            return program;
        }
    }
}

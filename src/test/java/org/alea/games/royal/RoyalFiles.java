package org.alea.games.royal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The card data as plain JSON, so that tests of it do not trust the readers. */
final class RoyalFiles {
    private static final Path FOLDER = Path.of("rules-data", "royal");
    private static final JsonMapper MAPPER = new JsonMapper();

    private RoyalFiles() {}

    static List<JsonNode> list(String file) {
        return all(read(file), node -> node);
    }

    static JsonNode read(String file) {
        try {
            return parse(Files.readString(FOLDER.resolve(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static JsonNode parse(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(JsonNode node, String field) {
        return node.path(field).asText();
    }

    static int number(JsonNode node, String field) {
        return node.path(field).asInt();
    }

    static List<String> texts(JsonNode node, String field) {
        return all(node.path(field), JsonNode::asText);
    }

    static List<Integer> numbers(JsonNode node, String field) {
        return all(node.path(field), JsonNode::asInt);
    }

    /** The names of the effects of a card. */
    static List<String> ops(JsonNode card) {
        return all(card.path("effects"), effect -> text(effect, "op"));
    }

    private static <R> List<R> all(JsonNode array, Function<JsonNode, R> reader) {
        List<R> all = new ArrayList<>();
        array.forEach(each -> all.add(reader.apply(each)));
        return all;
    }
}

package org.alea.games.queen;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The card files as they are shipped, unread by the game. */
final class ShippedCards {

    private ShippedCards() {}

    static <K> Map<K, Long> count(Stream<JsonNode> nodes, Function<JsonNode, K> by) {
        return nodes.collect(groupingBy(by, counting()));
    }

    static List<String> ids(List<JsonNode> entries) {
        return entries.stream().map(entry -> text(entry, "id")).toList();
    }

    static String text(JsonNode node, String field) {
        return node.get(field).asText();
    }

    static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    static List<Integer> numbers(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::intValue)
                .toList();
    }

    static List<JsonNode> list(String file) {
        List<JsonNode> all = new ArrayList<>();
        read(file).forEach(all::add);
        return all;
    }

    static JsonNode read(String file) {
        try (InputStream in = ShippedCards.class.getResourceAsStream("/rules-data/queen/" + file)) {
            return new JsonMapper().readTree(Objects.requireNonNull(in, file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package org.alea.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.alea.content.MoveCodec;
import org.alea.engine.Event;
import org.alea.engine.Result;

/** What the lab shows as JSON: plain values only, so that equal numbers are equal whatever type wrote them. */
final class PlainJson {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .build();

    private PlainJson() {}

    /** An event under its name: {@code {"event": "enemyDefeated", "slot": 3}}. */
    static ObjectNode event(Event event) {
        ObjectNode json = MAPPER.createObjectNode().put("event", MoveCodec.name(event.getClass()));
        json.setAll((ObjectNode) of(MoveCodec.parameters(event)));
        return json;
    }

    /** The result, or null while the game goes on. */
    static JsonNode result(Optional<Result> result) {
        return result.map(ended -> of(MoveCodec.parameters(ended))).orElse(MAPPER.nullNode());
    }

    static JsonNode of(Object value) {
        try {
            return MAPPER.readTree(MAPPER.writeValueAsString(value));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("plain values and records become JSON: " + value, e);
        }
    }
}

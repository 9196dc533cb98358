package org.alea.store;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import org.alea.engine.Words;

/**
 * The fields of a save. A move that is no JSON costs only itself and what comes after it.
 *
 * @param brokenLine the line that cannot be read, from 1; 0 if all can
 * @param problem what is wrong with it
 */
record SaveFields(ObjectNode json, int brokenLine, Words problem) {
    private static final ObjectReader ITEM =
            Json.MAPPER.reader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    static SaveFields read(String text) throws Json.UnreadableException {
        try {
            return new SaveFields(JsonTree.object(text), 0, SaveWords.NOTHING);
        } catch (Json.UnreadableException e) {
            try (JsonParser parser = Json.MAPPER.createParser(text)) {
                return upToTheFault(parser, e);
            } catch (IOException elsewhere) {
                throw e;
            }
        }
    }

    private static SaveFields upToTheFault(JsonParser parser, Json.UnreadableException fault)
            throws IOException, Json.UnreadableException {
        ObjectNode json = Json.MAPPER.createObjectNode();
        parser.nextToken();
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            JsonToken value = parser.nextToken();
            if (name.equals("moves") && value == JsonToken.START_ARRAY) {
                ArrayNode moves = json.putArray(name);
                try {
                    while (parser.nextToken() != JsonToken.END_ARRAY) {
                        JsonNode move = ITEM.readTree(parser);
                        moves.add(move);
                    }
                } catch (JsonProcessingException e) {
                    return new SaveFields(json, parser.currentLocation().getLineNr(), fault.words());
                }
            } else {
                json.set(name, ITEM.readTree(parser));
            }
        }
        throw fault;
    }
}

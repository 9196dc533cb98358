package org.alea.store;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.alea.content.Fault;
import org.alea.content.JsonFault;
import org.alea.content.JsonLimits;
import org.alea.engine.Words;

/**
 * Reads a text as a tree of JSON by the parser alone: the window waits for the settings, and would wait for several
 * hundred classes of Jackson's mapper with them.
 */
final class JsonTree {
    private static final JsonFactory FACTORY = JsonLimits.factory();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private JsonTree() {}

    /** The object this text holds; anything else is refused with the place it stands at. */
    static ObjectNode object(String text) throws Json.UnreadableException {
        try {
            if (read(text) instanceof ObjectNode object) {
                return object;
            }
            throw new Json.UnreadableException(
                    text.isBlank()
                            ? new Words("vide", "is empty")
                            : new Words("ce n’est pas un objet JSON", "is not a JSON object"));
        } catch (JsonProcessingException e) {
            throw new Json.UnreadableException(Fault.at(JsonFault.place(e), JsonFault.of(e)));
        } catch (IOException e) {
            throw new UncheckedIOException("a text at hand can always be read", e);
        }
    }

    /** The one value in this text; an empty text has none. */
    private static JsonNode read(String text) throws IOException {
        try (JsonParser parser = FACTORY.createParser(text)) {
            if (parser.nextToken() == null) {
                return MissingNode.getInstance();
            }
            JsonNode value = value(parser);
            if (parser.nextToken() != null) {
                throw new JsonParseException(parser, "Something follows after the end");
            }
            return value;
        }
    }

    /** The value that begins at the present token, and ends at the one the parser is left at. */
    private static JsonNode value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_STRING -> NODES.textNode(parser.getText());
            case VALUE_NUMBER_INT -> integer(parser);
            case VALUE_NUMBER_FLOAT -> NODES.numberNode(parser.getDoubleValue());
            case VALUE_TRUE, VALUE_FALSE -> NODES.booleanNode(parser.getBooleanValue());
            case VALUE_NULL -> NODES.nullNode();
            default -> throw new JsonParseException(parser, "Unexpected " + parser.currentToken());
        };
    }

    private static ObjectNode object(JsonParser parser) throws IOException {
        ObjectNode object = NODES.objectNode();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            parser.nextToken();
            object.set(field, value(parser));
        }
        return object;
    }

    private static ArrayNode array(JsonParser parser) throws IOException {
        ArrayNode array = NODES.arrayNode();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            array.add(value(parser));
        }
        return array;
    }

    private static JsonNode integer(JsonParser parser) throws IOException {
        return switch (parser.getNumberType()) {
            case INT -> NODES.numberNode(parser.getIntValue());
            case LONG -> NODES.numberNode(parser.getLongValue());
            default -> NODES.numberNode(parser.getBigIntegerValue());
        };
    }
}

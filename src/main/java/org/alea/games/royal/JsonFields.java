package org.alea.games.royal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** The fields of a JSON object, each read as what it must be; refusals name the place. */
final class JsonFields {
    private final String place;
    private final ObjectNode json;

    JsonFields(String place, ObjectNode json) {
        this.place = place;
        this.json = json;
    }

    int number(String field) {
        return number(field, 0, Integer.MAX_VALUE);
    }

    int number(String field, int least, int most) {
        JsonNode value = value(field);
        if (!value.canConvertToInt()
                || !value.isIntegralNumber()
                || value.intValue() < least
                || value.intValue() > most) {
            throw wrong(field, "expected a whole number from " + least + " to " + most + ", found " + value);
        }
        return value.intValue();
    }

    boolean flag(String field) {
        JsonNode value = value(field);
        if (!value.isBoolean()) {
            throw wrong(field, "expected true or false, found " + value);
        }
        return value.booleanValue();
    }

    String text(String field) {
        JsonNode value = value(field);
        if (!value.isTextual()) {
            throw wrong(field, "expected a text, found " + value);
        }
        return value.asText();
    }

    /** 0 for an empty text, 1 for YOU, 2 for ROY. */
    int side(String field) {
        return side(field, text(field));
    }

    int side(String field, String text) {
        return switch (text) {
            case "" -> 0;
            case "YOU" -> 1;
            case "ROY" -> 2;
            default -> throw wrong(field, "expected YOU, ROY or an empty text, found " + text);
        };
    }

    List<String> texts(String field) {
        List<String> texts = new ArrayList<>();
        for (JsonNode value : array(field)) {
            if (!value.isTextual()) {
                throw wrong(field, "expected a list of texts, found " + value);
            }
            texts.add(value.asText());
        }
        return texts;
    }

    List<Integer> faces(String field) {
        List<Integer> faces = new ArrayList<>();
        for (JsonNode value : array(field)) {
            if (!value.isInt() || value.intValue() < 1 || value.intValue() > 6) {
                throw wrong(field, "expected faces from 1 to 6, found " + value);
            }
            faces.add(value.intValue());
        }
        return faces;
    }

    Dice dice(String field) {
        try {
            return Dice.of(texts(field).stream().map(Die::parse).toList());
        } catch (IllegalArgumentException e) {
            throw wrong(field, String.valueOf(e.getMessage()));
        }
    }

    JsonFields object(String field) {
        return object(field, value(field));
    }

    List<JsonFields> objects(String field) {
        List<JsonFields> objects = new ArrayList<>();
        for (JsonNode value : array(field)) {
            objects.add(object(field + "/" + objects.size(), value));
        }
        return objects;
    }

    private JsonFields object(String field, JsonNode value) {
        if (!(value instanceof ObjectNode object)) {
            throw wrong(field, "expected an object, found " + value);
        }
        return new JsonFields(place + field + "/", object);
    }

    /** Refuses fields that are not among these. */
    JsonFields only(String... known) {
        Iterator<String> names = json.fieldNames();
        while (names.hasNext()) {
            String name = names.next();
            if (!List.of(known).contains(name)) {
                throw wrong(name, "is unknown here; expected only " + String.join(", ", known));
            }
        }
        return this;
    }

    IllegalArgumentException wrong(String field, String problem) {
        return new IllegalArgumentException(place + field + ": " + problem);
    }

    private JsonNode array(String field) {
        JsonNode value = value(field);
        if (!value.isArray()) {
            throw wrong(field, "expected a list, found " + value);
        }
        return value;
    }

    private JsonNode value(String field) {
        JsonNode value = json.get(field);
        if (value == null) {
            throw wrong(field, "is missing");
        }
        return value;
    }
}

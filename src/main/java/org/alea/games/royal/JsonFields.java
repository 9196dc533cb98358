package org.alea.games.royal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.alea.content.Expected;
import org.alea.content.Fault;
import org.alea.content.MisfitException;
import org.alea.engine.Explained;
import org.alea.engine.Words;

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
            throw wrong(field, Fault.expected(Expected.wholeNumber(least, most), value));
        }
        return value.intValue();
    }

    /** A whole number that need not be there; 0 then. */
    int numberOrZero(String field, int most) {
        return json.has(field) ? number(field, 0, most) : 0;
    }

    boolean flag(String field) {
        JsonNode value = value(field);
        if (!value.isBoolean()) {
            throw wrong(field, Fault.expected(Expected.FLAG, value));
        }
        return value.booleanValue();
    }

    String text(String field) {
        JsonNode value = value(field);
        if (!value.isTextual()) {
            throw wrong(field, Fault.expected(Expected.TEXT, value));
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
            default ->
                throw wrong(
                        field,
                        Fault.expected(new Words("YOU, ROY ou un texte vide", "YOU, ROY or an empty text"), text));
        };
    }

    List<String> texts(String field) {
        List<String> texts = new ArrayList<>();
        for (JsonNode value : array(field)) {
            if (!value.isTextual()) {
                throw wrong(field, Fault.expected(Expected.TEXTS, value));
            }
            texts.add(value.asText());
        }
        return texts;
    }

    List<Integer> faces(String field) {
        List<Integer> faces = new ArrayList<>();
        for (JsonNode value : array(field)) {
            if (!value.isInt() || value.intValue() < 1 || value.intValue() > 6) {
                throw wrong(field, Fault.expected(new Words("des faces de 1 à 6", "faces from 1 to 6"), value));
            }
            faces.add(value.intValue());
        }
        return faces;
    }

    Dice dice(String field) {
        try {
            return Dice.of(texts(field).stream().map(Die::parse).toList());
        } catch (IllegalArgumentException e) {
            throw wrong(field, Explained.of(e, "ces dés n’existent pas"));
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
            throw wrong(field, Fault.expected(Expected.OBJECT, value));
        }
        return new JsonFields(place + field + "/", object);
    }

    /** Refuses fields that are not among these. */
    JsonFields only(String... known) {
        Iterator<String> names = json.fieldNames();
        while (names.hasNext()) {
            String name = names.next();
            if (!List.of(known).contains(name)) {
                throw wrong(name, Fault.unknown(String.join(", ", known)));
            }
        }
        return this;
    }

    MisfitException wrong(String field, Words problem) {
        return new MisfitException(Fault.at(Words.same(place + field), problem));
    }

    private JsonNode array(String field) {
        JsonNode value = value(field);
        if (!value.isArray()) {
            throw wrong(field, Fault.expected(Expected.LIST, value));
        }
        return value;
    }

    private JsonNode value(String field) {
        JsonNode value = json.get(field);
        if (value == null) {
            throw wrong(field, Fault.missing());
        }
        return value;
    }
}

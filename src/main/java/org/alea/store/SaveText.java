package org.alea.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.alea.content.GameBox;
import org.alea.engine.Draw;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.SeededChance;
import org.alea.engine.Table;

/** A save as text: one JSON document with one move a line, so that people and version control can read it. */
final class SaveText {
    static final int FORMAT = 1;
    static final String FINISHED = "finished";

    private SaveText() {}

    static <T extends Table<T>, M extends Move> String write(Save<T, M> save, String program, Instant now) {
        return layOut(json(save, program, now));
    }

    private static <T extends Table<T>, M extends Move> ObjectNode json(Save<T, M> save, String program, Instant now) {
        ObjectNode json = Json.MAPPER.createObjectNode();
        json.set("header", Json.MAPPER.valueToTree(save.header(program, now)));
        json.set("setup", Json.MAPPER.valueToTree(save.setup().options()));
        json.put("seed", Long.toUnsignedString(save.setup().seed()));
        save.start().ifPresent(start -> json.set("start", start(save.box(), start)));
        ArrayNode moves = json.putArray("moves");
        for (Played<M> played : save.moves()) {
            moves.add(move(save.box(), played));
        }
        json.put("end", fingerprint(save.box(), save.end()));
        return json;
    }

    /** The replay of a match that is over holds its line in the history, too: what tears between the two can be mended. */
    static <T extends Table<T>, M extends Move> String write(Save<T, M> save, String program, FinishedGame finished) {
        ObjectNode json = json(save, program, finished.endedAt());
        json.set(FINISHED, Json.MAPPER.valueToTree(finished));
        return layOut(json);
    }

    /** What the player could see of a table, as a short number: two equal tables have the same. */
    static <T extends Table<T>> String fingerprint(GameBox<T, ?> box, T table) {
        return Long.toHexString(
                org.alea.engine.Seeds.hash(box.tables().write(table).toString()));
    }

    /** The numbers a move drew, from 1: a replay that draws others is not the same game. */
    static ArrayNode drawn(List<Draw> draws) {
        ArrayNode faces = Json.MAPPER.createArrayNode();
        draws.forEach(draw -> faces.add(draw.index() + 1));
        return faces;
    }

    private static <M extends Move> ObjectNode move(GameBox<?, M> box, Played<M> played) {
        ObjectNode json = Json.MAPPER.createObjectNode();
        json.put("ms", played.millis());
        json.set("play", box.moves().write(played.move()));
        if (!played.draws().isEmpty()) {
            json.set("drew", drawn(played.draws()));
        }
        return json;
    }

    private static <T extends Table<T>> ObjectNode start(GameBox<T, ?> box, T table) {
        SeededChance chance = (SeededChance) table.chance();
        ObjectNode json = Json.MAPPER.createObjectNode();
        json.put("seed", Long.toUnsignedString(chance.seed()));
        ObjectNode streams = json.putObject("streams");
        chance.streams().forEach((stream, state) -> streams.put(stream, Long.toUnsignedString(state)));
        json.set("table", box.tables().write(table));
        return json;
    }

    /** Two levels are spread over lines, all below stays on one. */
    private static String layOut(ObjectNode json) {
        List<String> fields = new ArrayList<>();
        for (Map.Entry<String, JsonNode> field : json.properties()) {
            fields.add("  \"" + field.getKey() + "\": " + spread(field.getValue()));
        }
        return "{\n" + String.join(",\n", fields) + "\n}\n";
    }

    private static String spread(JsonNode value) {
        List<String> lines = new ArrayList<>();
        if (value instanceof ArrayNode) {
            value.forEach(item -> lines.add("    " + item));
            return lines.isEmpty() ? "[]" : "[\n" + String.join(",\n", lines) + "\n  ]";
        }
        if (value instanceof ObjectNode) {
            for (Map.Entry<String, JsonNode> field : value.properties()) {
                lines.add("    " + Json.MAPPER.getNodeFactory().textNode(field.getKey()) + ": " + field.getValue());
            }
            return lines.isEmpty() ? "{}" : "{\n" + String.join(",\n", lines) + "\n  }";
        }
        return value.toString();
    }
}

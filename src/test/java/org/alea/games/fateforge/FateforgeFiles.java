package org.alea.games.fateforge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The card data as plain JSON, and a folder of a player's own cards that is laid over it. */
final class FateforgeFiles {
    private static final Path FOLDER = Path.of("rules-data", "fateforge");
    private static final JsonMapper MAPPER = new JsonMapper();

    private FateforgeFiles() {}

    static JsonNode read(String file) {
        try {
            return MAPPER.readTree(Files.readString(FOLDER.resolve(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lays one card of the box over itself, some fields changed; a field that becomes null is left out. */
    static void change(Path own, String file, String id, String fields) {
        try {
            ObjectNode changed = null;
            for (JsonNode entry : read(file)) {
                if (entry.path("id").asText().equals(id)) {
                    changed = entry.deepCopy();
                }
            }
            if (changed == null) {
                throw new IllegalArgumentException(file + " has no " + id);
            }
            changed.setAll((ObjectNode) MAPPER.readTree(fields));
            Files.createDirectories(own.resolve("fateforge"));
            Files.writeString(own.resolve("fateforge").resolve(file), "[" + changed + "]");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

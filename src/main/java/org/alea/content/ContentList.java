package org.alea.content;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.alea.engine.Words;

/** The entries of one file, each with its own id. */
public final class ContentList {
    private final Words file;
    private final Map<String, ContentEntry> entries = new LinkedHashMap<>();
    private final Set<String> ownIds;

    ContentList(Words file, ArrayNode array, Set<String> ownIds) {
        this.file = file;
        this.ownIds = ownIds;
        int number = 0;
        for (JsonNode node : array) {
            number++;
            if (!(node instanceof ObjectNode object)) {
                throw refuse(number, Fault.expected(Expected.JSON_OBJECT, node));
            }
            JsonNode id = object.get("id");
            if (id == null) {
                throw refuse(number, Fault.field("id", Fault.missing(Expected.TEXT)));
            }
            if (!id.isTextual() || id.asText().isBlank()) {
                throw refuse(number, Fault.field("id", Fault.expected(Expected.TEXT, id)));
            }
            ContentEntry entry = new ContentEntry(file, id.asText(), object);
            if (entries.put(id.asText(), entry) != null) {
                throw entry.refuse(
                        "id", new Words("deux entrées portent cet id", "there are two entries with this id"));
            }
        }
    }

    private ContentList(Words file, Map<String, ContentEntry> entries, Set<String> ownIds) {
        this.file = file;
        this.ownIds = ownIds;
        this.entries.putAll(entries);
    }

    private ContentException refuse(int number, Words problem) {
        return new ContentException(file, new Words("entrée " + number, "entry " + number), problem);
    }

    ContentList overlaidBy(ContentList own) {
        Map<String, ContentEntry> both = new LinkedHashMap<>(entries);
        both.putAll(own.entries);
        return new ContentList(file, both, new HashSet<>(own.entries.keySet()));
    }

    public int size() {
        return entries.size();
    }

    /** Whether this entry comes from the player's own folder. */
    public boolean own(String id) {
        return ownIds.contains(id);
    }

    /** Reads every entry, in order, and refuses fields the reader did not ask for. */
    public <R> List<R> read(Function<ContentEntry, R> reader) {
        List<R> all = new ArrayList<>();
        for (ContentEntry entry : entries.values()) {
            all.add(reader.apply(entry));
            entry.refuseTheRest();
        }
        return List.copyOf(all);
    }
}

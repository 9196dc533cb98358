package org.alea.content;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.alea.engine.Words;

/** The entries of one file, each with its own id. */
public final class ContentList {
    private final Words file;
    private final Faults faults;
    private final Map<String, ContentEntry> entries = new LinkedHashMap<>();
    private final List<ContentEntry> doubles = new ArrayList<>();
    private final Set<String> ownIds;

    /** @param faults takes what is wrong with the entries; it is refused once all have been read */
    ContentList(Words file, ArrayNode array, Faults faults) {
        this.file = file;
        this.faults = faults;
        this.ownIds = Set.of();
        int number = 0;
        for (JsonNode node : array) {
            int place = ++number;
            faults.reading(() -> entry(node, place)).ifPresent(this::add);
        }
    }

    private ContentList(ContentList base, ContentList own) {
        this.file = base.file;
        this.faults = base.faults;
        this.ownIds = Set.copyOf(own.entries.keySet());
        entries.putAll(base.entries);
        entries.putAll(own.entries);
        doubles.addAll(base.doubles);
        doubles.addAll(own.doubles);
    }

    private ContentEntry entry(JsonNode node, int number) {
        if (!(node instanceof ObjectNode object)) {
            throw refuse(number, Fault.expected(Expected.JSON_OBJECT, node));
        }
        JsonNode id = object.get("id");
        if (id == null) {
            throw refuse(number, Fault.field("id", Fault.missing(Expected.TEXT)));
        }
        if (!id.isTextual() || id.asText().isBlank() || id.asText().chars().anyMatch(Character::isISOControl)) {
            throw refuse(number, Fault.field("id", Fault.expected(Expected.TEXT, id)));
        }
        return new ContentEntry(file, id.asText(), object, faults);
    }

    /** A second one of the same id is refused, and read all the same: it may have other faults. */
    private void add(ContentEntry entry) {
        if (entries.putIfAbsent(entry.id(), entry) != null) {
            doubles.add(entry);
            faults.take(
                    entry.refuse("id", new Words("deux entrées portent cet id", "there are two entries with this id")));
        }
    }

    private ContentException refuse(int number, Words problem) {
        return new ContentException(file, new Words("entrée " + number, "entry " + number), problem);
    }

    /** @param own gathers its faults with those of this one */
    ContentList overlaidBy(ContentList own) {
        return new ContentList(this, own);
    }

    public int size() {
        return entries.size();
    }

    /** Whether this entry comes from the player's own folder. */
    public boolean own(String id) {
        return ownIds.contains(id);
    }

    /** Reads every entry, in order, and refuses fields the reader did not ask for; at the end all faults at once. */
    public <R> List<R> read(Function<ContentEntry, R> reader) {
        List<R> all = new ArrayList<>();
        List<ContentEntry> each = new ArrayList<>(entries.values());
        each.addAll(doubles);
        for (ContentEntry entry : each) {
            faults.reading(() -> entry.wholly(reader)).ifPresent(all::add);
        }
        faults.refuseIfAny();
        return List.copyOf(all);
    }
}

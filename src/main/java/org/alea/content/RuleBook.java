package org.alea.content;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Words;

/** The rules of one game as short entries a player can read ({@code rules.json}). */
public final class RuleBook {
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /** One rule: its id, the chapter it stands in, and optionally a ruling where the sources were silent. */
    public record Entry(String id, String section, Words title, Words text, Optional<Words> ruling) {}

    private RuleBook(List<Entry> all) {
        all.forEach(entry -> entries.put(entry.id(), entry));
    }

    public static RuleBook read(ContentSource source, String game) {
        return new RuleBook(source.list(game, "rules.json")
                .read(entry -> new Entry(
                        entry.id(),
                        entry.text("section"),
                        entry.words("title"),
                        entry.words("text"),
                        entry.has("ruling") ? Optional.of(entry.words("ruling")) : Optional.empty())));
    }

    public List<Entry> entries() {
        return List.copyOf(entries.values());
    }

    public Optional<Entry> entry(String id) {
        return Optional.ofNullable(entries.get(id));
    }
}

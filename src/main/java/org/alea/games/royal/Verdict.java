package org.alea.games.royal;

import org.alea.content.ContentEntry;

/** What the court says of a difference in VP between {@code min} and {@code max} (ROYAL-192); its words are under {@code rank}. */
public record Verdict(String id, int min, int max, boolean beheaded, boolean win) {

    static Verdict read(ContentEntry entry) {
        return new Verdict(
                entry.id(),
                entry.has("min") ? entry.number("min", -1000, 1000) : Integer.MIN_VALUE,
                entry.has("max") ? entry.number("max", -1000, 1000) : Integer.MAX_VALUE,
                entry.flag("beheaded"),
                entry.flag("win"));
    }
}

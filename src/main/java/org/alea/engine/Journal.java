package org.alea.engine;

import java.util.ArrayList;
import java.util.List;

/** All that has happened in a match, in order: each event with the number of the move that caused it, from 1. */
public record Journal(List<Entry> entries) {

    /** One event and the move it belongs to. */
    public record Entry(int move, Event event) {}

    public static Journal of(Match<?, ?> match) {
        List<Entry> entries = new ArrayList<>();
        int number = 0;
        for (Played<?> played : match.history()) {
            number++;
            for (Event event : played.events()) {
                entries.add(new Entry(number, event));
            }
        }
        return new Journal(List.copyOf(entries));
    }
}

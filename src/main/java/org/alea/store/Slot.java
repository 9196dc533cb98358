package org.alea.store;

import java.util.List;
import java.util.stream.IntStream;

/** A place for one saved match of a game: the autosave, or one of ten that the player names. */
public record Slot(String game, int number) {
    /** As many matches of one game can be kept besides the autosave. */
    public static final int NAMED = 10;

    public Slot {
        if (number < 0 || number > NAMED) {
            throw new IllegalArgumentException("slots are numbered 0 to " + NAMED + ", not " + number);
        }
    }

    public static Slot autosave(String game) {
        return new Slot(game, 0);
    }

    /** Every place of a game, the autosave first. */
    public static List<Slot> all(String game) {
        return IntStream.rangeClosed(0, NAMED)
                .mapToObj(number -> new Slot(game, number))
                .toList();
    }

    public boolean isAutosave() {
        return number == 0;
    }

    String fileName() {
        return isAutosave() ? "autosave.json" : "save-" + number + ".json";
    }
}

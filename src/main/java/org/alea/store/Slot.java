package org.alea.store;

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

    public boolean isAutosave() {
        return number == 0;
    }

    String fileName() {
        return isAutosave() ? "autosave.json" : "save-" + number + ".json";
    }
}

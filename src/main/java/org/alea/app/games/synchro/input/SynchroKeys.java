package org.alea.app.games.synchro.input;

import java.util.List;
import org.alea.app.shell.KeyAction;

/** The keys of this table that can be moved; each presses the command of its name or touches what it speaks of. */
public final class SynchroKeys {
    public static final List<KeyAction> ALL = List.of(
            key("basic", "B"),
            key("swap", "S"),
            key("level", "L"),
            key("reserve", "R"),
            key("potion", "P"),
            key("retreat", "T"),
            key("endTurn", "E"),
            key("mulligan", "G"),
            key("map", "M"),
            key("calendar", "C"),
            key("inspect", "I"),
            key("undo", "Z"),
            key("journal", "J"));

    private SynchroKeys() {}

    private static KeyAction key(String name, String usual) {
        return new KeyAction("synchro." + name, usual, "synchro.keys." + name);
    }

    /** The key that does what has this name. */
    public static KeyAction of(String name) {
        return ALL.stream()
                .filter(action -> action.id().equals("synchro." + name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no key " + name));
    }
}

package org.alea.app.gametable;

import java.util.List;
import org.alea.app.shell.KeyAction;

/** The keys that do the same at every table; letters but L are left to the games, and a game may want L as well. */
public final class TableKeys {
    static final KeyAction UNDO = new KeyAction("table.undo", "Shortcut+Z", "table.keys.undo");
    static final KeyAction REDO = new KeyAction("table.redo", "Shortcut+Y", "table.keys.redo");
    static final KeyAction FORECAST = new KeyAction("table.forecast", "F2", "table.keys.forecast");
    static final KeyAction HINT = new KeyAction("table.hint", "F3", "table.keys.hint");
    static final KeyAction RULE = new KeyAction("table.rule", "F4", "table.keys.rule");
    static final KeyAction LOOK_UP = new KeyAction("table.lookUp", "F6", "table.keys.lookUp");
    static final KeyAction JOURNAL = new KeyAction("table.journal", "L", "table.keys.journal");
    static final KeyAction MENU = new KeyAction("table.menu", "F10", "table.keys.menu");

    /** All of them, in the order of the help. */
    public static final List<KeyAction> SHARED = List.of(UNDO, REDO, HINT, FORECAST, RULE, LOOK_UP, JOURNAL, MENU);

    private TableKeys() {}

    /** Those of all tables that a game leaves where they are: its own keys win. */
    static List<KeyAction> beside(List<KeyAction> own) {
        return SHARED.stream()
                .filter(shared ->
                        own.stream().noneMatch(action -> action.usual().equals(shared.usual())))
                .toList();
    }
}

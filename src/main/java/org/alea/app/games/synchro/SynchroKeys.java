package org.alea.app.games.synchro;

import java.util.List;
import org.alea.app.shell.KeyAction;

/** The keys of this table that can be moved; each presses the command of its name or touches what it speaks of. */
final class SynchroKeys {
    static final List<KeyAction> ALL = List.of(
            new KeyAction("synchro.basic", "B", "synchro.keys.basic"),
            new KeyAction("synchro.swap", "S", "synchro.keys.swap"),
            new KeyAction("synchro.level", "N", "synchro.keys.level"),
            new KeyAction("synchro.reserve", "R", "synchro.keys.reserve"),
            new KeyAction("synchro.potion", "P", "synchro.keys.potion"),
            new KeyAction("synchro.retreat", "T", "synchro.keys.retreat"),
            new KeyAction("synchro.endTurn", "E", "synchro.keys.endTurn"),
            new KeyAction("synchro.mulligan", "M", "synchro.keys.mulligan"));

    private SynchroKeys() {}
}

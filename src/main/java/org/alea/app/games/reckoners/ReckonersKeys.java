package org.alea.app.games.reckoners;

import java.util.List;
import org.alea.app.shell.KeyAction;

/** The keys of this table that can be moved; each presses the command of its name. */
final class ReckonersKeys {
    static final List<KeyAction> ALL = List.of(
            new KeyAction("reckoners.roll", "R", "reckoners.keys.roll"),
            new KeyAction("reckoners.keep", "K", "reckoners.keys.keep"),
            new KeyAction("reckoners.stop", "S", "reckoners.keys.stop"),
            new KeyAction("reckoners.buy", "B", "reckoners.keys.buy"),
            new KeyAction("reckoners.sweep", "W", "reckoners.keys.sweep"),
            new KeyAction("reckoners.closeSource", "C", "reckoners.keys.closeSource"),
            new KeyAction("reckoners.move", "M", "reckoners.keys.move"),
            new KeyAction("reckoners.barricade", "X", "reckoners.keys.barricade"),
            new KeyAction("reckoners.duplicate", "D", "reckoners.keys.duplicate"),
            new KeyAction("reckoners.ability", "A", "reckoners.keys.ability"));

    private ReckonersKeys() {}
}

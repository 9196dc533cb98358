package org.alea.app.games.fateforge;

import java.util.List;
import org.alea.app.shell.KeyAction;

/** The keys of this table that can be moved; each presses the command of its name or chooses what it speaks of. */
final class FateforgeKeys {
    static final List<KeyAction> ALL = List.of(
            new KeyAction("fateforge.endTurn", "F", "fateforge.keys.endTurn"),
            new KeyAction("fateforge.endRest", "Shift+F", "fateforge.keys.endRest"),
            new KeyAction("fateforge.sprint", "S", "fateforge.keys.sprint"),
            new KeyAction("fateforge.three", "B", "fateforge.keys.three"),
            new KeyAction("fateforge.setOrder", "O", "fateforge.keys.order"),
            new KeyAction("fateforge.energyMove", "M", "fateforge.keys.energyMove"),
            new KeyAction("fateforge.focus", "C", "fateforge.keys.focus"),
            new KeyAction("fateforge.pickUp", "P", "fateforge.keys.pickUp"),
            new KeyAction("fateforge.card1", "Q", "fateforge.keys.card1"),
            new KeyAction("fateforge.card2", "W", "fateforge.keys.card2"),
            new KeyAction("fateforge.card3", "E", "fateforge.keys.card3"),
            new KeyAction("fateforge.card4", "R", "fateforge.keys.card4"),
            new KeyAction("fateforge.card5", "T", "fateforge.keys.card5"),
            new KeyAction("fateforge.card6", "Y", "fateforge.keys.card6"),
            new KeyAction("fateforge.card7", "U", "fateforge.keys.card7"),
            new KeyAction("fateforge.card8", "A", "fateforge.keys.card8"));

    private FateforgeKeys() {}
}

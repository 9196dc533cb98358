package org.alea.app.games.fateforge;

import java.util.List;
import org.alea.app.shell.KeyAction;

/** The keys of this table that can be moved; each presses the command of its name or chooses what it speaks of. */
final class FateforgeKeys {
    static final List<KeyAction> ALL = List.of(
            new KeyAction("fateforge.endTurn", "F", "fateforge.keys.endTurn"),
            new KeyAction("fateforge.endRest", "Shift+F", "fateforge.keys.endRest"),
            new KeyAction("fateforge.sprint", "S", "fateforge.keys.sprint"),
            new KeyAction("fateforge.reroll", "R", "fateforge.keys.reroll"),
            new KeyAction("fateforge.three", "B", "fateforge.keys.three"),
            new KeyAction("fateforge.setOrder", "O", "fateforge.keys.order"),
            new KeyAction("fateforge.energyMove", "M", "fateforge.keys.energyMove"),
            new KeyAction("fateforge.focus", "C", "fateforge.keys.focus"),
            new KeyAction("fateforge.pickUp", "P", "fateforge.keys.pickUp"),
            new KeyAction("fateforge.card1", "Q", "fateforge.keys.card1"),
            new KeyAction("fateforge.card2", "W", "fateforge.keys.card2"),
            new KeyAction("fateforge.card3", "E", "fateforge.keys.card3"),
            new KeyAction("fateforge.card4", "T", "fateforge.keys.card4"),
            new KeyAction("fateforge.card5", "Y", "fateforge.keys.card5"),
            new KeyAction("fateforge.card6", "U", "fateforge.keys.card6"),
            new KeyAction("fateforge.card7", "A", "fateforge.keys.card7"),
            new KeyAction("fateforge.card8", "D", "fateforge.keys.card8"),
            new KeyAction("fateforge.undo", "Z", "table.keys.undo"),
            new KeyAction("fateforge.forecast", "I", "table.keys.forecast"),
            new KeyAction("fateforge.rule", "H", "fateforge.keys.rule"));

    private FateforgeKeys() {}
}

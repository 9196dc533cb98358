package org.alea.app.games.queen;

import java.util.List;
import org.alea.app.shell.Desk;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.KeyMap;

/** The keys of the Queen's table that can be moved; digits, arrows, Enter, Space and Escape are what they are. */
public final class QueenKeyActions {
    static final KeyAction PAUSE = new KeyAction("queen.pause", "P", "queen.keys.pause");
    static final KeyAction DETAILS = new KeyAction("queen.details", "I", "queen.keys.details");
    static final KeyAction REFERENCE = new KeyAction("queen.reference", "D", "queen.keys.reference");
    static final KeyAction LOG = new KeyAction("queen.log", "L", "queen.keys.log");
    static final KeyAction PILES = new KeyAction("queen.piles", "V", "queen.keys.piles");
    static final KeyAction CHARIOT = new KeyAction("queen.chariot", "C", "queen.keys.chariotDie");
    static final KeyAction SECOND_CHARIOT = new KeyAction("queen.chariot2", "Shift+C", "queen.keys.chariotDie2");
    static final KeyAction UNDO = new KeyAction("queen.undo", "Shortcut+Z", "queen.keys.undo");
    static final KeyAction REDO = new KeyAction("queen.redo", "Shortcut+Y", "queen.keys.redo");
    static final KeyAction HINT = new KeyAction("queen.hint", "H", "coach.keys.hint");
    static final KeyAction DEMONSTRATION = new KeyAction("queen.demo", "Shift+H", "coach.keys.demo");
    public static final KeyAction RESTART = new KeyAction("queen.restart", "R", "practice.keys.restart");
    public static final KeyAction AGAIN = new KeyAction("queen.again", "Shift+R", "practice.keys.again");

    public static final List<KeyAction> ALL = List.of(
            PAUSE,
            DETAILS,
            REFERENCE,
            LOG,
            PILES,
            CHARIOT,
            SECOND_CHARIOT,
            UNDO,
            REDO,
            HINT,
            DEMONSTRATION,
            RESTART,
            AGAIN);

    private QueenKeyActions() {}

    /** What is printed on the key of an action, where the player has put it. */
    static String cap(KeyAction action, Desk desk) {
        return new KeyMap(desk.preferences()).hint(action, desk.texts()).caps();
    }
}

package org.alea.app.games.royal;

import java.util.List;
import org.alea.app.shell.KeyAction;

/**
 * The keys of the Royal table that can be moved; digits choose dice, and arrows, Tab, Enter, Space and Escape are what
 * they are.
 */
final class RoyalKeyActions {
    static final KeyAction REROLL = new KeyAction("royal.reroll", "R", "royal.keys.reroll");
    static final KeyAction TURN = new KeyAction("royal.turn", "T", "royal.keys.turn");
    static final KeyAction RECRUIT = new KeyAction("royal.recruit", "U", "royal.keys.recruit");
    static final KeyAction FARM = new KeyAction("royal.farm", "G", "royal.keys.farm");
    static final KeyAction PASS = new KeyAction("royal.pass", "P", "royal.keys.pass");
    static final KeyAction CUBE = new KeyAction("royal.cube", "M", "royal.keys.cube");
    static final KeyAction SOURCE = new KeyAction("royal.source", "H", "royal.keys.source");
    static final KeyAction LYING = new KeyAction("royal.lying", "K", "royal.keys.lying");
    static final KeyAction RULE = new KeyAction("royal.rule", "Q", "royal.keys.rule");
    static final KeyAction SUMMARY = new KeyAction("royal.summary", "S", "royal.keys.summary");
    static final KeyAction TAKEN = new KeyAction("royal.taken", "C", "royal.keys.taken");
    static final KeyAction LOOK_UP = new KeyAction("royal.lookUp", "I", "royal.keys.lookUp");
    static final KeyAction GAME = new KeyAction("royal.game", "O", "royal.keys.game");
    static final KeyAction JOURNAL = new KeyAction("royal.journal", "J", "royal.keys.journal");
    static final KeyAction LANGUAGE = new KeyAction("royal.language", "L", "royal.keys.language");
    static final KeyAction FORECAST = new KeyAction("royal.forecast", "F2", "royal.keys.forecast");
    static final KeyAction HINT = new KeyAction("royal.hint", "F3", "royal.keys.hint");
    static final KeyAction STANDING = new KeyAction("royal.standing", "F4", "royal.keys.standing");
    static final KeyAction UNDO = new KeyAction("royal.undo", "Shortcut+Z", "royal.keys.undo");
    static final KeyAction REDO = new KeyAction("royal.redo", "Shortcut+Y", "royal.keys.redo");

    static final List<KeyAction> ALL = List.of(
            REROLL, TURN, RECRUIT, FARM, PASS, CUBE, SOURCE, LYING, RULE, SUMMARY, TAKEN, LOOK_UP, GAME, JOURNAL,
            LANGUAGE, FORECAST, HINT, STANDING, UNDO, REDO);

    private RoyalKeyActions() {}
}

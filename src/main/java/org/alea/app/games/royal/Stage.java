package org.alea.app.games.royal;

import java.util.List;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;

/** The four phases of a round a player sees; the reveal before and the clearing after pass by themselves. */
enum Stage {
    INCOME,
    DICE,
    EVENTS,
    ACTIONS;

    /** From 0. */
    int place() {
        return List.of(values()).indexOf(this);
    }

    /** The page of the rules that sums up what is going on. */
    static String page(RoyalTable table) {
        if (table.round() == 0) {
            return "SETUP";
        }
        return table.state() == State.GAME_OVER ? "END" : of(table).name();
    }

    static Stage of(RoyalTable table) {
        return switch (table.state()) {
            case SETUP_ROLL, SETUP_PLACE -> INCOME;
            case ROLL -> DICE;
            case EV_CHOICE, BLACK_ROLL, COUNTER, ROY_COUNTER -> EVENTS;
            case ACTION, SUB_EVENT_CUBE, SUB_COLUMN, ROY_TURN, GAME_OVER -> ACTIONS;
        };
    }
}

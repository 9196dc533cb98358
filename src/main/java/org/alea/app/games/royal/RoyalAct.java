package org.alea.app.games.royal;

import org.alea.games.royal.HireSource;

/** What a gesture at this table means: mostly a hand that is not finished yet. Only a confirmed proposal is a move. */
sealed interface RoyalAct {

    /** A die goes from its district into the tray. */
    record Take(int die) implements RoyalAct {}

    /** A die goes back from the tray. */
    record Return(int die) implements RoyalAct {}

    /** A black die is to be countered too, or not after all. */
    record Face(int black) implements RoyalAct {}

    /** An own die is set against a black one. */
    record Oppose(int die, int black) implements RoyalAct {}

    /** The deferred cube of a card goes into the tray, or back. */
    record Arm(String card) implements RoyalAct {}

    /** Whatever is in the tray goes to a target. */
    record Propose(String target) implements RoyalAct {}

    /** One die goes straight to a target. */
    record Send(int die, String target) implements RoyalAct {}

    /** The citizen comes from here. */
    record From(HireSource source) implements RoyalAct {}

    /** A button of the moment, by its place. */
    record Press(int button) implements RoyalAct {}
}

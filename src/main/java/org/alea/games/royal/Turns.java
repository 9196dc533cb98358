package org.alea.games.royal;

import org.alea.engine.Turn;

/** Whose turn it is in phase 4, and when the phase ends. */
final class Turns {
    private Turns() {}

    /** ROYAL-202; without any die there is no turn at all (ROYAL-201). */
    static void begin(RoyalTable table, Turn turn) {
        if (table.districts().empty()) {
            Rounds.end(table, turn);
        } else {
            table.progress.state = table.progress.royFirst ? State.ROY_TURN : State.ACTION;
        }
    }

    /** After an action of yours, its last cube placed. */
    static void afterYours(RoyalTable table, Turn turn) {
        if (table.districts().empty()) {
            Rounds.end(table, turn);
        } else {
            table.progress.state = State.ROY_TURN;
        }
    }

    static void pass(RoyalTable table, Turn turn) {
        int deniers = table.content().board().constants().passFirst();
        table.purse().putOnDistrict(deniers);
        table.progress.passed = true;
        table.progress.royTurnsSincePass = 0;
        if (turn.listening()) {
            turn.add(new RoyalEvent.Passed(deniers));
        }
        afterYours(table, turn);
    }

    static void afterRoy(RoyalTable table, Turn turn) {
        if (table.districts().empty()) {
            Rounds.end(table, turn);
        } else if (!table.passed()) {
            table.progress.state = State.ACTION;
        } else if (++table.progress.royTurnsSincePass
                >= table.content().board().constants().turnsAfterPass()) {
            tire(table, turn);
        } else {
            passAgain(table, turn);
        }
    }

    /** ROYAL-146. */
    private static void passAgain(RoyalTable table, Turn turn) {
        int deniers = table.content().board().constants().passLater();
        table.purse().putOnDistrict(deniers);
        if (turn.listening()) {
            turn.add(new RoyalEvent.PassedAgain(deniers));
        }
        table.progress.state = State.ROY_TURN;
    }

    /** The safety net of ROYAL-150. */
    private static void tire(RoyalTable table, Turn turn) {
        if (turn.listening()) {
            turn.add(new RoyalEvent.RoyTired(
                    table.districts().dice(Side.YOU).plus(table.districts().dice(Side.ROY))));
        }
        Rounds.end(table, turn);
    }
}

package org.alea.games.royal;

import java.util.Optional;
import org.alea.engine.Refusal;

/** Refusals that several phases share. */
final class Refusals {
    private Refusals() {}

    static Optional<Refusal> because(String reason, String rule) {
        return Optional.of(new Refusal(reason, rule));
    }

    /** The table waits for something else. */
    static Optional<Refusal> wrongState(RoyalTable table) {
        return switch (table.state()) {
            case ROY_TURN, ROY_COUNTER -> because("NOT_YOUR_TURN", "ROYAL-075");
            case GAME_OVER -> because("WRONG_STATE", "ROYAL-011");
            default -> because("WRONG_STATE", "ROYAL-034");
        };
    }

    /** An event that is not in the row: filled and gone, or not turned up in this game. */
    static Optional<Refusal> outsideTheRow(RoyalTable table, int event) {
        boolean gone = event >= 0
                && (table.events().won(event, Side.YOU) || table.events().won(event, Side.ROY));
        return gone ? because("EVENT_FULL", "ROYAL-131") : because("CARD_NOT_REVEALED", "ROYAL-046");
    }

    /** Whether all these dice lie in the district of a side. */
    static boolean there(RoyalTable table, Side side, Dice dice) {
        return table.districts().dice(side).contains(dice);
    }
}

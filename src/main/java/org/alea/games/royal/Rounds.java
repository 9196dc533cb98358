package org.alea.games.royal;

import org.alea.engine.Turn;

/** The phases of a round that need no decision: reveal, income, dice, end of round. */
final class Rounds {
    static final String YOUR_DICE = "yourDice";
    static final String ROY_DICE = "royDice";

    private Rounds() {}

    /** Phases 0 and 1 of the next round. */
    static void begin(RoyalTable table, Turn turn) {
        table.progress.round++;
        if (table.progress.round > 1) {
            table.progress.royFirst = !table.progress.royFirst;
        }
        if (turn.listening()) {
            turn.add(new RoyalEvent.RoundBegan(table.round(), table.first()));
        }
        reveal(table, turn);
        income(table, turn);
        table.progress.state = State.ROLL;
    }

    /** ROYAL-036: round 4 reveals nothing. */
    private static void reveal(RoyalTable table, Turn turn) {
        if (table.activities().stages() == ActivityBoard.STAGES) {
            return;
        }
        table.activities().reveal();
        turn.reveal();
        if (turn.listening()) {
            for (Colour colour : Colour.values()) {
                int slot = ActivityBoard.slot(colour, table.activities().stages());
                turn.add(new RoyalEvent.CardRevealed(table.card(slot).id()));
            }
        }
    }

    /** ROYAL-037 to ROYAL-039. */
    private static void income(RoyalTable table, Turn turn) {
        Board board = table.content().board();
        int income = board.constants().income();
        table.purse().change(income, 0);
        int due = 0;
        for (int i = 0; i < Building.COUNT; i++) {
            Building building = Building.of(i);
            due += board.house(building).salary() * table.city().standing(Side.YOU, building);
        }
        int paid = Math.min(due, table.purse().deniers());
        table.purse().change(-paid, 0);
        if (turn.listening()) {
            turn.add(new RoyalEvent.IncomeReceived(income));
            turn.add(new RoyalEvent.SalariesPaid(due, paid));
        }
        if (paid < due) {
            table.loseVp(board.constants().shortPenaltyVp(), turn);
        }
    }

    /** Phase 2: a die for each standing citizen, yours first (ROYAL-042). */
    static void rollDice(RoyalTable table, Turn turn) {
        int[] next = {0, 6, 12};
        roll(table, Side.YOU, next, YOUR_DICE, turn);
        roll(table, Side.ROY, next, ROY_DICE, turn);
        EventPhase.begin(table, turn);
    }

    private static void roll(RoyalTable table, Side side, int[] next, String stream, Turn turn) {
        for (int i = 0; i < Building.COUNT; i++) {
            int standing = table.city().standing(side, Building.of(i));
            for (int die = 0; die < standing; die++) {
                table.districts().put(next[i]++, side, table.chance().roll(6, stream));
            }
        }
        if (turn.listening()) {
            turn.add(new RoyalEvent.DiceRolled(side, table.districts().dice(side)));
        }
    }

    /** Phase 5, then the next round or the final scoring. */
    static void end(RoyalTable table, Turn turn) {
        int collected = table.purse().collectDistrict();
        if (turn.listening()) {
            if (collected > 0) {
                turn.add(new RoyalEvent.DistrictCollected(collected));
            }
            int yours = table.city().lying(Side.YOU);
            int roys = table.city().lying(Side.ROY);
            if (yours + roys > 0) {
                turn.add(new RoyalEvent.CitizensRose(yours, roys));
            }
            turn.add(new RoyalEvent.RoundEnded(table.round()));
        }
        table.city().riseAll();
        table.districts().clear();
        table.progress.passed = false;
        table.progress.royTurnsSincePass = 0;
        if (table.round() == table.content().board().constants().rounds()) {
            FinalScoring.score(table, turn);
        } else {
            begin(table, turn);
        }
    }
}

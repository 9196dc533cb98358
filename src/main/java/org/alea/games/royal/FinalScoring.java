package org.alea.games.royal;

import org.alea.engine.Turn;

/** The end of the game (ROYAL-185): remaining characters, events, tradesmen, Cathedral, in this order. */
final class FinalScoring {
    private FinalScoring() {}

    static void score(RoyalTable table, Turn turn) {
        while (!table.characters().empty()) {
            scoreTopCharacter(table, turn);
        }
        int eventVp = table.content().board().constants().uncounteredEventVp();
        gain(table, Side.YOU, ScoreSource.EVENTS_LEFT, eventVp * table.events().withYourCubes(), turn);
        for (Side side : Side.values()) {
            gain(table, side, ScoreSource.TRADESMEN, tradesmen(table, side), turn);
        }
        for (Side side : Side.values()) {
            loseEmptyLevels(table, side, turn);
        }
        table.progress.state = State.GAME_OVER;
        if (turn.listening()) {
            int difference = difference(table);
            turn.add(new RoyalEvent.GameEnded(
                    table.vp(Side.YOU),
                    table.vp(Side.ROY),
                    difference,
                    table.content().verdict(difference).id()));
        }
    }

    static int difference(RoyalTable table) {
        return table.vp(Side.YOU) - table.vp(Side.ROY);
    }

    /** Both sides score the top character by their own counts, then it leaves the game (ROYAL-181). */
    static void scoreTopCharacter(RoyalTable table, Turn turn) {
        CharacterCard card = table.characters().top();
        int yours = card.vp(table, Side.YOU);
        int roys = card.vp(table, Side.ROY);
        table.characters().recall(yours, roys);
        if (turn.listening()) {
            turn.add(new RoyalEvent.CharacterScored(
                    card.id(), card.count(table, Side.YOU), yours, card.count(table, Side.ROY), roys));
        }
        table.gainVp(Side.YOU, yours, ScoreSource.CHARACTERS, turn);
        table.gainVp(Side.ROY, roys, ScoreSource.CHARACTERS, turn);
    }

    /** The VP of the places a side's tradesmen hold (ROYAL-188). */
    static int tradesmen(RoyalTable table, Side side) {
        int vp = 0;
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            int place = table.activities().placeOf(slot, side);
            if (place > 0) {
                vp += table.card(slot).placeVp().get(place - 1);
            }
        }
        return vp;
    }

    /** 2 VP per level without a cube, the Roy included; nobody ends below 0 (ROYAL-189). */
    private static void loseEmptyLevels(RoyalTable table, Side side, Turn turn) {
        int empty = table.cathedral().levels() - table.cathedral().levelsOf(side);
        int lost = table.ledger()
                .lose(
                        side,
                        ScoreSource.EMPTY_LEVELS,
                        empty * table.content().board().emptyLevelPenalty());
        if (lost > 0 && turn.listening()) {
            turn.add(new RoyalEvent.FinalScored(side, ScoreSource.EMPTY_LEVELS, -lost));
        }
    }

    private static void gain(RoyalTable table, Side side, ScoreSource source, int vp, Turn turn) {
        if (vp > 0) {
            table.ledger().gain(side, source, vp);
            if (turn.listening()) {
                turn.add(new RoyalEvent.FinalScored(side, source, vp));
            }
        }
    }
}

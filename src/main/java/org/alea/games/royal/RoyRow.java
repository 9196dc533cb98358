package org.alea.games.royal;

import org.alea.content.ContentEntry;
import org.alea.engine.Words;

/**
 * One row of the Roy's action table. {@code diceForEachPlace} replaces {@code ownDice} where he pays for the places he
 * fills; {@code fallbackVp} and {@code fallbackDice} hold if the action finds no target; {@code note} explains the row.
 */
public record RoyRow(
        int result,
        Action action,
        int vp,
        int cubes,
        int ownDice,
        int diceForEachPlace,
        int deniersForYourDie,
        int fallbackVp,
        int fallbackDice,
        int note,
        Words text) {

    /** What the Roy does. */
    public enum Action {
        ROY_VP,
        ROY_CITIZEN,
        ROY_EVENT,
        ROY_TRADESMAN,
        ROY_CATHEDRAL,
        ROY_CHARACTER
    }

    /** How many of the 36 throws of two dice show this result (ROYAL-176). */
    public int chances() {
        return 6 - Math.abs(7 - result);
    }

    static RoyRow read(ContentEntry entry) {
        entry.id();
        Action action = entry.constant("action", Action.class);
        int deniers = 0;
        if (action == Action.ROY_VP) {
            ContentEntry die = entry.entry("humanDie");
            die.number("buy", 1, 1);
            deniers = die.number("deniers", 0, 20);
            die.refuseTheRest();
        }
        int fallbackVp = 0;
        int fallbackDice = 0;
        if (action != Action.ROY_VP) {
            ContentEntry fallback = entry.entry("fallback");
            fallbackVp = fallback.number("vp", 0, 20);
            fallbackDice = fallback.number("ownDice", 0, 6);
            fallback.refuseTheRest();
        }
        return new RoyRow(
                entry.number("result", 2, 12),
                action,
                action == Action.ROY_VP ? amount(entry, "vp") : 0,
                action == Action.ROY_CATHEDRAL ? amount(entry, "cubes") : 0,
                action == Action.ROY_EVENT ? 0 : amount(entry, "ownDice"),
                action == Action.ROY_EVENT ? amount(entry, "ownDicePerPlace") : 0,
                deniers,
                fallbackVp,
                fallbackDice,
                entry.number("note", 0, 7),
                entry.words("text"));
    }

    /** Whether the Roy buys your best die. */
    public boolean buysYourDie() {
        return deniersForYourDie > 0;
    }

    private static int amount(ContentEntry entry, String field) {
        return entry.number(field, 0, 20);
    }
}

package org.alea.games.queen;

import java.util.function.IntPredicate;

/** The dice that are thrown once more before they attack, by a Chariot or by chaos: nobody knows where they will lie. */
final class Rethrow {
    private final QueenTable table;
    private final boolean[] thrown;
    private boolean any;

    Rethrow(QueenTable table) {
        this.table = table;
        thrown = new boolean[table.dice.size()];
    }

    boolean any() {
        return any;
    }

    /** QUEEN-124: every die of printed colour. */
    void coloured() {
        add(die -> table.dice.colour(die).coloured());
    }

    /** The dice of these values, as bits. */
    void values(int values) {
        add(die -> (values & 1 << table.dice.value[die]) != 0);
    }

    void all() {
        add(die -> true);
    }

    private void add(IntPredicate which) {
        for (int die = 0; die < thrown.length; die++) {
            if (table.dice.in(Zone.ARENA, die) && which.test(die)) {
                thrown[die] = true;
                any = true;
            }
        }
    }

    /** Whether the attack on a slot may go otherwise: its own dice leave it, or dice that come change it. */
    boolean mayChange(int slot) {
        if (!any || table.ring.empty(slot)) {
            return false;
        }
        QueenTable joined = table.copy();
        for (int die = 0; die < thrown.length; die++) {
            if (thrown[die]) {
                if (table.dice.value[die] == slot && table.dice.in(Zone.ARENA, die)) {
                    return true;
                }
                joined.dice.value[die] = (byte) slot;
            }
        }
        // more dice never do less, unless none may be left over: what all of them change nothing in, none of them does
        return table.ring.ability(slot).exacting() || !Attacks.on(joined, slot).equals(Attacks.on(table, slot));
    }
}

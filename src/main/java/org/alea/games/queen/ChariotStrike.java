package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;

/**
 * What the Chariots that nobody defends yet would do for certain, were the round stopped now. What the player would
 * choose is left out.
 */
final class ChariotStrike {
    private final QueenTable table;
    private final int[] down = new int[Ring.SLOTS + 1];
    private final boolean[] wounds = new boolean[Ring.SLOTS + 1];

    ChariotStrike(QueenTable now) {
        table = now.copy();
        for (int place = 1; place <= Chariots.PLACES; place++) {
            if (now.phase == QueenPhase.ROLLING && now.chariots.at(place) && now.dice.none(Zone.chariot(place))) {
                ChariotCard card = now.cards.chariots().get(now.chariots.inPlay[place]);
                table.modifiers = changed(table.modifiers, card);
                for (Effect effect : card.effect()) {
                    if (effect instanceof MarkerDown lowering) {
                        lower(lowering.certainSlot(table), lowering.n());
                    } else if (effect instanceof StockDie stocking) {
                        stock(stocking);
                    }
                }
            }
        }
    }

    /** What is in force once this Chariot has struck. */
    static Modifiers changed(Modifiers before, ChariotCard struck) {
        Modifiers now = before;
        for (Effect effect : struck.effect()) {
            if (effect instanceof Effect.Modifier change) {
                now = change.applyTo(now);
            }
        }
        return now;
    }

    /** The table the attacks would then meet. */
    QueenTable table() {
        return table;
    }

    /** How many squares the marker of a slot would be lowered. */
    int down(int slot) {
        return down[slot];
    }

    /** Whether the marker of a slot would wound on its way. */
    boolean wounds(int slot) {
        return wounds[slot];
    }

    /** Where one set alone is the largest a die of it goes for certain: the player would give the one he misses least. */
    private void stock(StockDie stocking) {
        List<QueenMove> options = new ArrayList<>();
        stocking.list(table, options);
        int best = Dice.NO_DIE;
        int most = -1;
        int beside = 0;
        for (QueenMove option : options) {
            int die = table.cards.die(((QueenMove.ChooseDieToStock) option).die());
            int slot = table.dice.value[die];
            if (beside != 0 && beside != slot) {
                return;
            }
            beside = slot;
            table.dice.put(die, Zone.STOCK);
            int up = Attacks.on(table, slot).up();
            table.dice.put(die, Zone.ARENA);
            table.dice.value[die] = (byte) slot;
            if (up > most) {
                most = up;
                best = die;
            }
        }
        if (best != Dice.NO_DIE) {
            table.dice.put(best, Zone.STOCK);
        }
    }

    /** QUEEN-087, 093: a marker that reaches the bottom wounds, and goes back to the start. */
    private void lower(int slot, int squares) {
        if (slot == 0) {
            return;
        }
        int from = table.ring.marker[slot];
        int to = Math.max(0, from - squares);
        down[slot] += from - to;
        wounds[slot] |= to == 0;
        table.ring.marker[slot] = (byte) (to > 0 ? to : table.ring.track(slot).start);
    }
}

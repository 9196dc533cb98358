package org.alea.games.queen;

/**
 * What the Chariots that nobody defends yet would do for certain, were the round stopped now. What the player would
 * choose is left out.
 *
 * @param table the table the attacks would then meet
 * @param down by slot, the squares its marker would be lowered; place 0 is not used
 * @param wounds the slots whose marker would wound on its way, as bits
 */
record ChariotStrike(QueenTable table, int[] down, int wounds) {

    static ChariotStrike on(QueenTable now) {
        int[] down = new int[Ring.SLOTS + 1];
        int wounds = 0;
        QueenTable table = now.copy();
        for (int place = 1; place <= Chariots.PLACES; place++) {
            if (now.phase == QueenPhase.ROLLING && now.chariots.at(place) && now.dice.none(Zone.chariot(place))) {
                for (Effect effect :
                        now.cards.chariots().get(now.chariots.inPlay[place]).effect()) {
                    if (effect instanceof Effect.Modifier change) {
                        table.modifiers = change.applyTo(table.modifiers);
                    } else if (effect instanceof MarkerDown lowering) {
                        wounds |= lower(table, lowering.certainSlot(table), lowering.n(), down);
                    }
                }
            }
        }
        return new ChariotStrike(table, down, wounds);
    }

    boolean wounds(int slot) {
        return (wounds & 1 << slot) != 0;
    }

    /** The slot as a bit if its marker reaches the bottom, from where it goes back to the start (QUEEN-087, 093). */
    private static int lower(QueenTable table, int slot, int squares, int[] down) {
        if (slot == 0) {
            return 0;
        }
        int from = table.ring.marker[slot];
        int to = Math.max(0, from - squares);
        down[slot] += from - to;
        table.ring.marker[slot] = (byte) (to > 0 ? to : table.ring.track(slot).start);
        return to > 0 ? 0 : 1 << slot;
    }
}

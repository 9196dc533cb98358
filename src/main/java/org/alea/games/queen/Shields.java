package org.alea.games.queen;

/** The Shields of the enemies (QUEEN-149 to 157). */
final class Shields {

    private Shields() {}

    /** QUEEN-150: a failed set makes the enemy raise its Shield, unless a power prevents the first one of the round. */
    static void raise(Play play, int slot) {
        QueenTable table = play.table();
        if (!table.options.with(QueenModule.SHIELDS)) {
            return;
        }
        String card = table.ring.id(slot);
        if (table.power().skipsShield() && table.powerLeft()) {
            table.powerUses++;
            play.tell(new QueenEvent.ShieldSkipped(slot, card));
        } else {
            table.ring.shields |= 1 << slot;
            play.tell(new QueenEvent.ShieldRaised(slot, card));
        }
    }

    static void breakAt(Play play, int slot) {
        Ring ring = play.table().ring;
        ring.shields &= ~(1 << slot);
        play.tell(new QueenEvent.ShieldBroken(slot, ring.id(slot)));
    }
}

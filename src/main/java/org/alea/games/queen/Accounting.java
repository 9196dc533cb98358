package org.alea.games.queen;

/** Phase 2B: victories and wounds in slot order, each complete before the next (QUEEN-084 to 092). */
final class Accounting {

    private Accounting() {}

    static void step(Play play) {
        QueenTable table = play.table();
        while (table.cursor <= Ring.SLOTS && table.agenda.isEmpty()) {
            int slot = table.cursor++;
            if (table.ring.empty(slot)) {
                continue;
            }
            int marker = table.ring.marker[slot];
            if (marker == table.ring.track(slot).top) {
                defeat(play, slot);
            } else if (marker == 0) {
                Wounds.suffer(play, slot);
            }
        }
        if (table.agenda.isEmpty()) {
            table.step = Step.SUN;
        }
    }

    /** QUEEN-085: the card goes to the discard and the slot stays empty until the draw. */
    private static void defeat(Play play, int slot) {
        QueenTable table = play.table();
        Ring ring = table.ring;
        Track beaten = ring.track(slot);
        ring.discard = ring.discard.with(ring.card[slot]);
        ring.card[slot] = Ring.EMPTY;
        ring.marker[slot] = 0;
        ring.shields &= ~(1 << slot);
        table.defeats++;
        table.defeatsThisRound++;
        play.tell(new QueenEvent.EnemyDefeated(slot, beaten.id, table.defeats));
        if (beaten.ability.lastBreath()) {
            table.agenda = table.agenda.push(Exhaust.ONE_DIE);
        }
    }
}

package org.alea.games.queen;

/** A wound: a die is exhausted, the Health marker moves down, the Battle marker goes back to start (QUEEN-087). */
final class Wounds {
    static final int NO_ENEMY = 0;

    private Wounds() {}

    /** Puts a wound by the enemy of this slot, or by no enemy, on the agenda. */
    static void suffer(Play play, int slot) {
        QueenTable table = play.table();
        table.agenda = table.agenda.push(new LoseHealth(slot)).push(Exhaust.ONE_DIE);
        String card = slot == NO_ENEMY || table.ring.empty(slot) ? "" : table.ring.id(slot);
        play.tell(new QueenEvent.Wounded(slot, card, table.wounds() + 1));
    }
}

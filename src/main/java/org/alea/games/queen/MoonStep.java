package org.alea.games.queen;

/** The Moon enemy advances on Maia unless she has hurt it (QUEEN-174 to 176). */
final class MoonStep {

    private MoonStep() {}

    static void step(Play play) {
        QueenTable table = play.table();
        table.step = Step.END_CHECK;
        int moon = table.cards.board().opposite(table.sun);
        if (table.ring.empty(moon) || table.ring.damaged(moon)) {
            return;
        }
        if (table.power().guardsFromMoon() && table.ring.damaged(table.sun)) {
            play.tell(new QueenEvent.MoonGuarded());
        } else {
            Markers.lower(play, moon, 1, QueenEvent.Cause.MOON);
        }
    }
}

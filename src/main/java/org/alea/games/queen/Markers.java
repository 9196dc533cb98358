package org.alea.games.queen;

/** Battle markers moved by something that is not an attack (QUEEN-077, 093, 181). */
final class Markers {

    private Markers() {}

    /** Moves the marker down, and wounds at once if it reaches the bottom; an empty slot is left alone. */
    static void lower(Play play, int slot, int squares, QueenEvent.Cause cause) {
        Ring ring = play.table().ring;
        if (!ring.empty(slot)) {
            move(play, slot, ring.marker[slot] - squares, cause);
            if (ring.marker[slot] == 0) {
                Wounds.suffer(play, slot);
            }
        }
    }

    /** QUEEN-077: a marker never leaves its track. */
    static void move(Play play, int slot, int square, QueenEvent.Cause cause) {
        Ring ring = play.table().ring;
        int from = ring.marker[slot];
        int to = Math.max(0, Math.min(ring.track(slot).top, square));
        ring.marker[slot] = (byte) to;
        if (from != to && play.listening()) {
            play.tell(new QueenEvent.MarkerMoved(slot, ring.id(slot), from, to, cause));
        }
    }
}

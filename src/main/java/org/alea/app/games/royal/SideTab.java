package org.alea.app.games.royal;

import java.util.Optional;

/** Which page of the Roy's side is open: the one the player has chosen, or while the Roy plays where he acts. */
final class SideTab {
    private RoySide.Tab chosen = RoySide.Tab.ROY;
    private boolean strayed;

    /** A turn of the Roy begins: what he does is to be seen, unless the player turns away from it. */
    void royPlays() {
        strayed = false;
    }

    void turn(RoySide.Tab other, boolean royPlays) {
        chosen = other;
        strayed = royPlays;
    }

    /** The journal, or away from it. */
    RoySide.Tab besideJournal(Optional<RoySide.Tab> watched) {
        return open(watched) == RoySide.Tab.JOURNAL ? RoySide.Tab.ROY : RoySide.Tab.JOURNAL;
    }

    /** @param watched where that is to be seen which the Roy is doing, while he plays */
    RoySide.Tab open(Optional<RoySide.Tab> watched) {
        return watched.filter(any -> !strayed).orElse(chosen);
    }
}

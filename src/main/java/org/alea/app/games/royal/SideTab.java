package org.alea.app.games.royal;

import java.util.Optional;

/** Which page of the Roy's side is open: the one the player has chosen, or while the Roy plays where he acts. */
final class SideTab {
    private RoyPanel.Tab chosen = RoyPanel.Tab.ROY;
    private boolean strayed;

    /** A turn of the Roy begins: what he does is to be seen, unless the player turns away from it. */
    void royPlays() {
        strayed = false;
    }

    void turn(RoyPanel.Tab other, boolean royPlays) {
        chosen = other;
        strayed = royPlays;
    }

    /** The journal, or away from it. */
    RoyPanel.Tab besideJournal(Optional<RoyPanel.Tab> watched) {
        return open(watched) == RoyPanel.Tab.JOURNAL ? RoyPanel.Tab.ROY : RoyPanel.Tab.JOURNAL;
    }

    /** @param watched where that is to be seen which the Roy is doing, while he plays */
    RoyPanel.Tab open(Optional<RoyPanel.Tab> watched) {
        return watched.filter(any -> !strayed).orElse(chosen);
    }
}

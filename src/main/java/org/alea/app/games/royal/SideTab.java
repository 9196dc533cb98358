package org.alea.app.games.royal;

/** Which page of the Roy's side is open: the one the player has chosen, or his table while he plays. */
final class SideTab {
    private RoyPanel.Tab chosen = RoyPanel.Tab.ROY;
    private boolean strayed;

    /** A turn of the Roy begins: his table is to be seen, unless the player turns away from it. */
    void royPlays() {
        strayed = false;
    }

    void turn(RoyPanel.Tab other, boolean royPlays) {
        chosen = other;
        strayed = royPlays;
    }

    /** The journal, or away from it. */
    RoyPanel.Tab besideJournal(boolean royPlays) {
        return open(royPlays) == RoyPanel.Tab.JOURNAL ? RoyPanel.Tab.ROY : RoyPanel.Tab.JOURNAL;
    }

    RoyPanel.Tab open(boolean royPlays) {
        return royPlays && !strayed ? RoyPanel.Tab.ROY : chosen;
    }
}

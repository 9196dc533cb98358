package org.alea.games.synchro.bots;

import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.MapNode;

/** How much time the party can still afford to lose. */
final class Calendar {
    private static final int PER_CITY = 6;
    private static final int LAST_FIGHT = 5;
    private static final int LAST_FIGHT_BEGUN = 4;

    private final SynchroTable table;

    Calendar(SynchroTable table) {
        this.table = table;
    }

    int slack() {
        MapNode node = table.content().node(table.state().voyage().node());
        int ways = 8 - node.row() - node.col();
        int left = table.content().lastSpace() - 1 - table.state().voyage().space();
        return node.isEnd() ? left - LAST_FIGHT_BEGUN : left - PER_CITY * (ways - 1) - LAST_FIGHT;
    }
}

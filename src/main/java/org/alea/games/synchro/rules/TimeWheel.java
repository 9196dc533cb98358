package org.alea.games.synchro.rules;

import org.alea.games.synchro.SynchroEvent.GameLost;
import org.alea.games.synchro.SynchroEvent.TimePassed;
import org.alea.games.synchro.SynchroEvent.TimeSpent;
import org.alea.games.synchro.state.Fate;

/** The calendar: time passes, and at its last space the game is lost (SYNC-029 to SYNC-031). */
final class TimeWheel {
    private TimeWheel() {}

    /** Turns the wheel; what was to follow happens only if the answer is true. */
    static boolean advance(Work work, int spaces, TimeSpent why) {
        int last = work.content().lastSpace();
        int space = Math.min(last, work.voyage().space() + spaces);
        work.set(work.voyage().at(space));
        work.tell(new TimePassed(why, spaces, space));
        if (space == last) {
            work.become(work.state().ended(Fate.OUT_OF_TIME));
            work.tell(new GameLost(Fate.OUT_OF_TIME));
            return false;
        }
        return true;
    }
}

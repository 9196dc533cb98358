package org.alea.app.games.royal;

import java.util.List;
import org.alea.engine.Event;
import org.alea.engine.Refusal;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** Whoever shows the table at which {@link RoyalPlay} goes on. */
interface Audience {
    /** Something is to be shown anew. */
    void changed();

    /** A move has been played, with what lay in the tray. */
    void played(RoyalMove move, List<Event> events, RoyalTable before, Tray used);

    /** This has happened since the table was shown last, or has been seen to happen. */
    void heard(List<Event> news);

    /** The rules speak against a target. */
    void refused(Refusal refusal, String target);

    /** The player wants to see how the game has ended. */
    void resultWanted();
}

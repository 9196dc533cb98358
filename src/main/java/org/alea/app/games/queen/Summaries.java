package org.alea.app.games.queen;

import java.util.HashMap;
import java.util.Map;
import org.alea.app.settings.Preferences;
import org.alea.engine.Match;
import org.alea.store.Setting;

/** Remembers which summary of a round was cleared away: a match that is taken up again does not show it once more. */
final class Summaries {
    private static final String GAME = "queen";

    private final Preferences preferences;

    Summaries(Preferences preferences) {
        this.preferences = preferences;
    }

    boolean cleared(Match<?, ?> match) {
        return moment(match).equals(preferences.get(Setting.SUMMED_UP).get(GAME));
    }

    /** Goes on to the next beat; if that clears a round away, it is remembered. */
    void goOn(QueenPlay play) {
        boolean clears = play.summing();
        play.next();
        if (clears) {
            clear(play.match());
        }
    }

    private void clear(Match<?, ?> match) {
        Map<String, String> all = new HashMap<>(preferences.get(Setting.SUMMED_UP));
        all.put(GAME, moment(match));
        preferences.set(Setting.SUMMED_UP, Map.copyOf(all));
    }

    private static String moment(Match<?, ?> match) {
        return match.setup().seed() + "/" + match.history().size();
    }
}

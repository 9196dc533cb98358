package org.alea.app.games.queen;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.alea.app.settings.Preferences;
import org.alea.engine.Match;
import org.alea.store.Setting;

/**
 * Remembers which summary of a round was cleared away: a match that is taken up again does not show it once more. A
 * summary stays for a glance at least: a press that comes with it was meant for the attack before it.
 */
final class Summaries {
    private static final String GAME = "queen";
    private static final long GLANCE_NANOS = 500_000_000L;

    private final Preferences preferences;
    private final LongSupplier nanos;
    private long cameUp;
    /** Whoever comes back to a summary finds it lying there. */
    private boolean lies = true;

    Summaries(Preferences preferences, LongSupplier nanos) {
        this.preferences = preferences;
        this.nanos = nanos;
        this.cameUp = nanos.getAsLong() - GLANCE_NANOS;
    }

    /** The way on from what is shown now; a summary may just have come up. */
    Runnable onward(QueenPlay play) {
        if (play.summing() && !lies) {
            cameUp = nanos.getAsLong();
        }
        lies = play.summing();
        return () -> goOn(play);
    }

    boolean cleared(Match<?, ?> match) {
        return moment(match).equals(preferences.get(Setting.SUMMED_UP).get(GAME));
    }

    /** Goes on to the next beat; if that clears a round away, it is remembered. */
    private void goOn(QueenPlay play) {
        boolean clears = play.summing();
        if (clears && nanos.getAsLong() - cameUp < GLANCE_NANOS) {
            return;
        }
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

package org.alea.app.games.queen;

import org.alea.app.settings.Preferences;
import org.alea.games.queen.QueenMove;
import org.alea.store.Setting;

/** QUEEN-063: the wish to end the combat. Who wants to be asked again is asked, and the clock runs on meanwhile. */
final class StopWish {
    private final QueenPlay play;
    private final Preferences preferences;
    private final Runnable changed;
    private boolean asked;

    StopWish(QueenPlay play, Preferences preferences, Runnable changed) {
        this.play = play;
        this.preferences = preferences;
        this.changed = changed;
    }

    /** Whether the player has wished to stop and is asked to say so again. */
    boolean asked() {
        return asked;
    }

    /** Ends the combat by a click, or asks first if there is still a set to throw. */
    void stop() {
        stop(false);
    }

    /** @param guarded whether the hand has made sure itself, as by a key that is held or pressed twice */
    void stop(boolean guarded) {
        boolean early = play.rolling() && play.table().hasSet();
        if (early && !asked && !guarded && preferences.get(Setting.CONFIRM_EARLY_STOP)) {
            asked = true;
            changed.run();
        } else {
            play.play(new QueenMove.Stop(play.table().elapsedMs()));
        }
    }

    /** The player goes on after all. */
    void goOn() {
        asked = false;
        changed.run();
    }

    /** Whatever was played, the question is gone. */
    void forget() {
        asked = false;
    }
}

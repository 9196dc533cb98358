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

    /** Ends the combat by a click, which is asked about while there is still a set to throw and the clock runs. */
    void stop() {
        stop(play.table().options().speed().timed());
    }

    /** Ends the combat by a key that guards itself, as one that is held or pressed twice does. */
    void stopByKey(boolean guarded) {
        stop(!guarded && play.table().options().speed().timed());
    }

    private void stop(boolean hasty) {
        boolean early = play.rolling() && play.table().hasSet();
        if (early && !asked && (hasty || preferences.get(Setting.CONFIRM_EARLY_STOP))) {
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

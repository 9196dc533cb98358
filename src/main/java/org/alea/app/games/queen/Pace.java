package org.alea.app.games.queen;

import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Desk;
import org.alea.app.table.Motion;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** How fast the player is shown what has happened, beat by beat. */
final class Pace {
    private final Preferences preferences;
    private final Supplier<Motion> motion;
    private final QueenPlay play;
    private final PauseTransition beat = new PauseTransition();

    Pace(Preferences preferences, Supplier<Motion> motion, QueenPlay play) {
        this.preferences = preferences;
        this.motion = motion;
        this.play = play;
        beat.setOnFinished(done -> goOn());
    }

    /** How long things take for this player, compared to the usual; what a throw costs on the clock never changes. */
    static double slowness(Preferences preferences) {
        return switch (preferences.get(Setting.ANIMATION_SPEED)) {
            case OFF, FAST -> 0.5;
            case NORMAL -> 1;
            case SLOW -> 1.7;
        };
    }

    /** How pieces move for this player. */
    static Motion motion(Desk desk) {
        if (!desk.animated()) {
            return Motion.NONE;
        }
        boolean calm = desk.preferences().get(Setting.REDUCED_MOTION)
                || desk.preferences().get(Setting.ANIMATION_SPEED) == Choices.AnimationSpeed.OFF;
        return calm ? Motion.REDUCED : Motion.FULL;
    }

    /** The next beat follows by itself, or waits for the player. */
    void watch() {
        beat.stop();
        Choices.ResolutionSpeed speed = preferences.get(Setting.RESOLUTION_SPEED);
        if (speed == Choices.ResolutionSpeed.INSTANT
                || (motion.get() == Motion.NONE && speed != Choices.ResolutionSpeed.SLOW)) {
            play.all();
        } else if (landing() || (motion.get() == Motion.FULL && speed == Choices.ResolutionSpeed.NORMAL)) {
            beat.setDuration(Duration.millis(beatMillis()));
            beat.playFromStart();
        }
    }

    /** The player has chosen another pace while he watches. */
    void changed() {
        if (play.watching() && !play.summing()) {
            watch();
        }
    }

    /** Whether the last landing is still shown, which asks for no answer: only attacks wait for the player. */
    private boolean landing() {
        return motion.get() != Motion.NONE && play.picture().stage() == Picture.Stage.ROLL;
    }

    /** Whoever has resolved everything at once meanwhile is left before the summary of the round. */
    private void goOn() {
        if (!play.summing()) {
            play.next();
        }
    }

    /** QUEEN-064: the last landing of a forced stop is shown for a second. */
    private double beatMillis() {
        return landing() ? 1000 : 900 * slowness(preferences);
    }

    void stop() {
        beat.stop();
    }
}

package org.alea.app.gametable;

import java.util.function.LongSupplier;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Desk;
import org.alea.app.table.Motion;
import org.alea.store.Choices;
import org.alea.store.Setting;

/**
 * How this player wants tables to look and to move; a board is built anew whenever it changes.
 *
 * @param contrast no patterns, black on white, white on black
 * @param slowness how long movements take, compared to the usual
 * @param dice how large dice are, compared to the usual
 * @param marks what coloured pieces wear besides their colour and shape
 * @param forecasts whether the table says what would happen
 * @param clock in nanoseconds, for what is seen to move
 */
public record Look(
        boolean light,
        boolean contrast,
        Motion motion,
        double slowness,
        double dice,
        Choices.ColourMarks marks,
        boolean forecasts,
        LongSupplier clock) {

    /** How this player wants it now. */
    public static Look of(Desk desk) {
        Preferences preferences = desk.preferences();
        return new Look(
                preferences.get(Setting.THEME) == Choices.Theme.LIGHT,
                preferences.get(Setting.HIGH_CONTRAST),
                motion(desk),
                slowness(preferences.get(Setting.ANIMATION_SPEED)),
                preferences.get(Setting.DICE_SIZE) / (double) Setting.DICE_SIZE.standard(),
                preferences.get(Setting.COLOUR_MARKS),
                preferences.get(Setting.FORECASTS) != Choices.Forecasts.NEVER,
                desk.clock());
    }

    private static Motion motion(Desk desk) {
        if (!desk.animated()) {
            return Motion.NONE;
        }
        boolean calm = desk.preferences().get(Setting.REDUCED_MOTION)
                || desk.preferences().get(Setting.ANIMATION_SPEED) == Choices.AnimationSpeed.OFF;
        return calm ? Motion.REDUCED : Motion.FULL;
    }

    private static double slowness(Choices.AnimationSpeed speed) {
        return switch (speed) {
            case OFF, FAST -> 0.5;
            case NORMAL -> 1;
            case SLOW -> 1.7;
        };
    }
}

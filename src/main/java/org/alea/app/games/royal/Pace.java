package org.alea.app.games.royal;

import org.alea.app.shell.Desk;
import org.alea.app.table.Motion;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** How much and how fast things move for this player. */
final class Pace {
    private Pace() {}

    static Motion motion(Desk desk) {
        if (!desk.animated()) {
            return Motion.NONE;
        }
        boolean calm = desk.preferences().get(Setting.REDUCED_MOTION)
                || desk.preferences().get(Setting.ANIMATION_SPEED) == Choices.AnimationSpeed.OFF;
        return calm ? Motion.REDUCED : Motion.FULL;
    }

    /** How long things take, compared to the usual. */
    static double slowness(Desk desk) {
        return switch (desk.preferences().get(Setting.ANIMATION_SPEED)) {
            case OFF, FAST -> 0.5;
            case NORMAL -> 1;
            case SLOW -> 1.7;
        };
    }
}

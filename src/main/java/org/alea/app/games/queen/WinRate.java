package org.alea.app.games.queen;

import org.alea.games.queen.Combination;
import org.alea.games.queen.Level;
import org.alea.games.queen.Speed;

/**
 * How often the Sensible bot wins. Every combination of modules was measured at the official speed and level, and the
 * training game at each other speed or level too. What lies between is estimated: the odds of the combination, multiplied
 * by what the speed and the level made of the odds of the training game. That keeps their order with any modules, gives
 * back whatever was measured, and never leaves the range of 0 to 100 percent.
 */
record WinRate(Combination modules, Speed speed, Level level) {
    private static final double TRAINING = 70;

    /** Whether this was played out, and not reckoned. */
    boolean measured() {
        boolean usualSpeed = speed == Speed.OFFICIAL;
        boolean usualLevel = level == Level.OFFICIAL;
        return modules.mask() == 0 ? usualSpeed || usualLevel : usualSpeed && usualLevel;
    }

    int percent() {
        double odds = odds(modules.measuredWin())
                * (odds(training(speed)) / odds(TRAINING))
                * (odds(training(level)) / odds(TRAINING));
        return (int) Math.round(100 - 100 / (1 + odds));
    }

    private static double odds(double percent) {
        return percent / (100 - percent);
    }

    private static double training(Speed speed) {
        return switch (speed) {
            case EXPERT -> 59;
            case OFFICIAL -> TRAINING;
            case RELAXED -> 80;
            case UNTIMED -> 86;
        };
    }

    private static double training(Level level) {
        return switch (level) {
            case SQUIRE -> 81;
            case OFFICIAL -> TRAINING;
            case CHAMPION -> 47;
        };
    }
}

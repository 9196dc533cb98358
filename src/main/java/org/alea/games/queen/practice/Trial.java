package org.alea.games.queen.practice;

import org.alea.games.queen.Speed;
import org.alea.games.queen.StopReason;

/**
 * An exercise that has been played to its stop.
 *
 * @param landing what the judgement is about
 * @param usedMs the instant of the stop
 * @param timeLeftMs the time that was saved (QUEEN-065)
 */
public record Trial(Judgement judgement, Landing landing, StopReason stopped, int usedMs, int timeLeftMs, int rerolls) {
    private static final int SUCCESS = 100;
    private static final int PER_SECOND = 2;
    private static final int MOST_IF_FAILED = 50;
    private static final int LONGEST_COUNTED_STREAK = 10;

    /** QUEEN-205, in whole numbers: tenths for the streak, halves without a clock, rounded down once at the end. */
    public int score(Speed speed, int streakBefore) {
        int tenths = 10 + Math.min(streakBefore, LONGEST_COUNTED_STREAK);
        return points(speed) * tenths / (speed.timed() ? 10 : 20);
    }

    /** Before streak and speed. */
    public int points(Speed speed) {
        return points(judgement, speed.timed() ? timeLeftMs / 1000 : 0);
    }

    /** What a judgement is worth with so many seconds saved. */
    static int points(Judgement judgement, int seconds) {
        return judgement.success()
                ? SUCCESS + PER_SECOND * seconds + judgement.bonus()
                : MOST_IF_FAILED * judgement.met() / judgement.parts();
    }
}

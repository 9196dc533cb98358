package org.alea.app.games.queen;

import org.alea.app.shell.SoundBoard;
import org.alea.app.table.Motion;
import org.alea.engine.Countdown;

/** Shows the clock of the round on the dial; touches it only when the second or the stage changes. */
final class ClockFace {
    private final SoundBoard sounds;
    private int shown = -1;
    private boolean paused;

    ClockFace(SoundBoard sounds) {
        this.sounds = sounds;
    }

    /** Forgets what is shown, so that the next reading draws everything. */
    void reset() {
        shown = -1;
    }

    /** mm:ss. */
    static String time(int seconds) {
        return "%02d:%02d".formatted(seconds / 60, seconds % 60);
    }

    /** The clock at an instant. Untimed rounds count up, timed ones down. */
    void show(ArenaDial dial, EndColumn end, int elapsedMs, int limitMs, boolean still, Motion motion) {
        boolean timed = limitMs != Countdown.NO_LIMIT;
        int seconds = timed ? Countdown.seconds(limitMs - elapsedMs) : elapsedMs / 1000;
        if (still != paused) {
            paused = still;
            dial.seconds().pause(still);
        }
        if (seconds == shown) {
            return;
        }
        boolean first = shown < 0;
        shown = seconds;
        ArenaDial.ClockStage stage = timed ? ArenaDial.ClockStage.of(seconds) : ArenaDial.ClockStage.CALM;
        dial.stage(stage);
        dial.seconds().show(timed ? seconds : 60);
        dial.figures().show(stage == ArenaDial.ClockStage.LAST ? Integer.toString(seconds) : time(seconds));
        end.lastSeconds(stage == ArenaDial.ClockStage.LAST ? seconds : 0);
        if (!first && !still && timed) {
            sound(stage, seconds);
            motion.pulse(
                    dial.figures(),
                    stage == ArenaDial.ClockStage.LAST ? 1.08 : stage == ArenaDial.ClockStage.LATE ? 1.04 : 1);
        }
    }

    private void sound(ArenaDial.ClockStage stage, int seconds) {
        if (seconds == 0) {
            sounds.play(SoundBoard.Sound.GONG);
        } else if (stage == ArenaDial.ClockStage.LAST) {
            sounds.play(SoundBoard.Sound.TICK_FINAL);
        } else if (stage == ArenaDial.ClockStage.LATE) {
            sounds.play(SoundBoard.Sound.TICK);
        }
    }
}

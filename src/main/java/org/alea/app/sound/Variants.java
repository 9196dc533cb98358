package org.alea.app.sound;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.alea.app.shell.SoundBoard.Sound;

/** Which variant of a sound comes next: dice take turns, the last ticks of a clock rise and stay at the top. */
final class Variants {
    /** After such a pause it is another clock. */
    private static final long PAUSE_NANOS = 2_000_000_000L;

    private final LongSupplier clock;
    private final Map<Sound, Integer> played = new EnumMap<>(Sound.class);
    private long lastFinalTick;

    Variants(LongSupplier clock) {
        this.clock = clock;
    }

    /** A number from 0. */
    int next(Sound sound) {
        if (sound == Sound.TICK_FINAL) {
            forgetAnotherClock();
        }
        int times = played.merge(sound, 1, Integer::sum) - 1;
        return switch (sound) {
            case DIE_ROLL -> times % SoundBook.ROLLS;
            case TICK_FINAL -> Math.min(times, SoundBook.FINAL_TICKS - 1);
            default -> 0;
        };
    }

    private void forgetAnotherClock() {
        long now = clock.getAsLong();
        if (now - lastFinalTick > PAUSE_NANOS) {
            played.remove(Sound.TICK_FINAL);
        }
        lastFinalTick = now;
    }
}

package org.alea.app.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.alea.app.shell.SoundBoard.Sound;
import org.junit.jupiter.api.Test;

class VariantsTest {
    private final AtomicLong clock = new AtomicLong();
    private final Variants variants = new Variants(clock::get);

    @Test
    void diceTakeTurns() {
        assertThat(next(Sound.DIE_ROLL, 6, 0)).containsExactly(0, 1, 2, 3, 0, 1);
    }

    @Test
    void theLastTicksRiseAndStayAtTheTop() {
        assertThat(next(Sound.TICK_FINAL, 12, 500)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9);
    }

    @Test
    void theNextClockBeginsAnew() {
        next(Sound.TICK_FINAL, 5, 500);
        clock.addAndGet(30_000_000_000L);
        assertThat(next(Sound.TICK_FINAL, 2, 500)).containsExactly(0, 1);
    }

    @Test
    void allOtherSoundsAreAlwaysTheSame() {
        assertThat(next(Sound.SELECT, 3, 100)).containsExactly(0, 0, 0);
    }

    private List<Integer> next(Sound sound, int times, int everyMs) {
        return IntStream.range(0, times)
                .mapToObj(i -> {
                    clock.addAndGet(everyMs * 1_000_000L);
                    return variants.next(sound);
                })
                .toList();
    }
}

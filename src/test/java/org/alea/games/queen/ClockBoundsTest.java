package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.Rule;
import org.alea.games.queen.RollingClock.Answer;
import org.alea.games.queen.RollingClock.State;
import org.alea.games.queen.RollingClock.Warning;
import org.junit.jupiter.api.Test;

/** The instants at which the clock changes its mind, to the hundredth of a second. */
class ClockBoundsTest {
    private static final QueenMove.RerollSet TWOS = new QueenMove.RerollSet(2, false, 0);

    private long nanos;
    private final QueenTable table = Arena.rolling(Map.of(), 2, 2, 2, 3, 3, 3, 5, 5);
    private final RollingClock clock = new RollingClock(Arena.BOX.game(), table, () -> nanos);

    @Test
    @Rule("QUEEN-061")
    void theWarningsBeginWithFifteenAndWithFiveSecondsLeft() {
        passUntil(44_990);
        assertThat(clock.warning()).isEqualTo(Warning.NONE);
        passUntil(45_000);
        assertThat(clock.warning()).isEqualTo(Warning.SOON);
        passUntil(54_990);
        assertThat(clock.warning()).isEqualTo(Warning.SOON);
        passUntil(55_000);
        assertThat(clock.warning()).isEqualTo(Warning.LAST_SECONDS);
    }

    @Test
    @Rule({"QUEEN-049", "QUEEN-050"})
    void aCommandIsKeptInTheLastQuarterOfASecondOfALock() {
        passUntil(1240);
        assertThat(clock.command(TWOS)).isInstanceOf(Answer.Refused.class);
        passUntil(1250);
        assertThat(clock.command(TWOS)).isEqualTo(new Answer.Kept());
    }

    @Test
    void twoClicksHalfASecondApartAreTwo() {
        passUntil(2000);
        assertThat(clock.pointed(TWOS)).isInstanceOf(Answer.Play.class);
        passUntil(2490);
        assertThat(clock.pointed(TWOS)).isEqualTo(new Answer.Ignored());
        passUntil(2500);
        assertThat(clock.pointed(TWOS)).isInstanceOf(Answer.Play.class);
    }

    @Test
    @Rule("QUEEN-059")
    void aMachineThatSleepsDuringTheCountdownStaysPaused() {
        passUntil(2000);
        clock.command(new QueenMove.Pause(0, false));
        Arena.play(table, new QueenMove.Pause(2000, false));
        clock.follow(table);

        clock.resume();
        sleep(2000);
        assertThat(clock.state()).isEqualTo(State.COUNTDOWN);
        sleep(2010);
        assertThat(clock.state()).isEqualTo(State.PAUSED);
    }

    private void passUntil(int elapsedMs) {
        while (nanos < elapsedMs * 1_000_000L) {
            nanos += 10_000_000;
            clock.tick();
        }
    }

    private void sleep(int ms) {
        nanos += ms * 1_000_000L;
        clock.tick();
    }
}

package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import org.alea.Rule;
import org.junit.jupiter.api.Test;

class StopKeyTest {
    private long nanos;

    @Test
    @Rule("QUEEN-063")
    void theKeyStopsTheRoundOnceItHasBeenHeld() {
        StopKey key = key(StopKey.Mode.HOLD, false);
        assertThat(key.pressed()).isFalse();
        pass(200);
        assertThat(key.held()).isEqualTo(0.5);
        assertThat(key.tick()).isFalse();
        pass(200);
        assertThat(key.tick()).isTrue();
        assertThat(key.tick()).isFalse();
    }

    @Test
    @Rule("QUEEN-063")
    void aKeyReleasedTooEarlyStopsNothing() {
        StopKey key = key(StopKey.Mode.HOLD, false);
        key.pressed();
        pass(390);
        key.released();
        pass(100);
        assertThat(key.tick()).isFalse();
        assertThat(key.held()).isZero();
    }

    @Test
    @Rule("QUEEN-246")
    void automaticRepeatDoesNotStartTheHoldAgain() {
        StopKey key = key(StopKey.Mode.HOLD, false);
        key.pressed();
        pass(300);
        key.pressed();
        pass(100);
        assertThat(key.tick()).isTrue();
    }

    @Test
    @Rule("QUEEN-246")
    void aKeyThatWasDownBeforeHasToBeReleasedFirst() {
        StopKey key = key(StopKey.Mode.PRESS, true);
        assertThat(key.pressed()).isFalse();
        key.released();
        assertThat(key.pressed()).isTrue();
    }

    @Test
    @Rule("QUEEN-063")
    void twoPressesCountWithinSixTenthsOfASecond() {
        StopKey key = key(StopKey.Mode.TWO_PRESSES, false);
        assertThat(key.pressed()).isFalse();
        key.released();
        pass(601);
        assertThat(key.pressed()).isFalse();
        key.released();
        pass(600);
        assertThat(key.pressed()).isTrue();
    }

    private StopKey key(StopKey.Mode mode, boolean down) {
        return new StopKey(mode, down, () -> nanos);
    }

    private void pass(int ms) {
        nanos += ms * 1_000_000L;
    }
}

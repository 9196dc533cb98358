package org.alea.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CountdownTest {
    private long nanos = 1_000_000_000L;

    private final Countdown countdown = new Countdown(() -> nanos, 60_000, 0);

    @Test
    void itWaitsForItsStart() {
        pass(1500);
        assertThat(countdown.tick()).isTrue();
        assertThat(countdown.running()).isFalse();
        assertThat(countdown.elapsedMs()).isZero();
        assertThat(countdown.remainingMs()).isEqualTo(60_000);
    }

    @Test
    void itCountsWhileItRuns() {
        countdown.start();
        pass(1500);
        countdown.tick();
        pass(999);
        countdown.tick();
        assertThat(countdown.elapsedMs()).isEqualTo(2499);
        assertThat(countdown.remainingMs()).isEqualTo(57_501);
    }

    @Test
    void whatIsLeftOfASecondIsASecond() {
        assertThat(List.of(0, 1, 999, 1000, 1001, 59_999, -5))
                .map(Countdown::seconds)
                .containsExactly(0, 1, 1, 1, 2, 60, 0);
    }

    @Test
    void partsOfAMillisecondAreNotLost() {
        countdown.start();
        for (int i = 0; i < 1000; i++) {
            nanos += 1_500_000 / 3;
            countdown.tick();
        }
        assertThat(countdown.elapsedMs()).isEqualTo(500);
    }

    @Test
    void aPauseCostsNothing() {
        countdown.start();
        pass(1000);
        countdown.pause();
        pass(100_000);
        countdown.tick();
        countdown.start();
        pass(500);
        countdown.tick();
        assertThat(countdown.elapsedMs()).isEqualTo(1500);
    }

    @Test
    void aPauseThatBeganUnnoticedStandsAtTheLastTick() {
        countdown.start();
        pass(1000);
        countdown.tick();
        pass(800);
        countdown.pauseAsOfLastTick();
        assertThat(countdown.running()).isFalse();
        assertThat(countdown.elapsedMs()).isEqualTo(1000);
    }

    @Test
    void aGapOfMoreThanTwoSecondsIsASleepAndIsNotCounted() {
        countdown.start();
        pass(1000);
        countdown.tick();
        pass(2001);
        assertThat(countdown.tick()).isFalse();
        assertThat(countdown.running()).isFalse();
        assertThat(countdown.elapsedMs()).isEqualTo(1000);
    }

    @Test
    void aGapOfTwoSecondsIsNoSleep() {
        countdown.start();
        pass(2000);
        assertThat(countdown.tick()).isTrue();
        assertThat(countdown.elapsedMs()).isEqualTo(2000);
    }

    @Test
    void aClockThatGoesBackwardsNeverAddsTime() {
        countdown.start();
        pass(1000);
        countdown.tick();
        pass(-700);
        countdown.tick();
        pass(700);
        countdown.tick();
        assertThat(countdown.elapsedMs()).isEqualTo(1000);
        pass(100);
        countdown.tick();
        assertThat(countdown.elapsedMs()).isEqualTo(1100);
    }

    @Test
    void itExpiresAtTheLimitAndRemainsAtZero() {
        Countdown nearlyOver = new Countdown(() -> nanos, 60_000, 58_500);
        nearlyOver.start();
        pass(1499);
        nearlyOver.tick();
        assertThat(nearlyOver.expired()).isFalse();
        pass(1);
        nearlyOver.tick();
        assertThat(nearlyOver.expired()).isTrue();
        pass(1000);
        nearlyOver.tick();
        assertThat(nearlyOver.remainingMs()).isZero();
        assertThat(nearlyOver.limitMs()).isEqualTo(60_000);
    }

    @Test
    void untimedNeverExpires() {
        Countdown untimed = new Countdown(() -> nanos, Countdown.NO_LIMIT, 0);
        untimed.start();
        pass(2000);
        untimed.tick();
        assertThat(untimed.expired()).isFalse();
        assertThat(untimed.remainingMs()).isEqualTo(Countdown.NO_LIMIT);
    }

    private void pass(long millis) {
        nanos += millis * 1_000_000L;
    }
}

package org.alea.games.queen.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.alea.Rule;
import org.alea.games.queen.Speed;
import org.alea.games.queen.StopReason;
import org.junit.jupiter.api.Test;

@Rule("QUEEN-205")
class TrialTest {
    private static final Landing NOTHING = new Landing(List.of(), Optional.empty(), 0, 0);

    private static Trial success(int timeLeftMs, int bonus) {
        return new Trial(new Judgement(true, 3, 3, bonus), NOTHING, StopReason.STOPPED, 1, timeLeftMs, 0);
    }

    private static Trial failure(int met, int parts) {
        return new Trial(new Judgement(false, met, parts, 0), NOTHING, StopReason.STOPPED, 1, 12_000, 0);
    }

    @Test
    void aSuccessIsAHundredPointsTwoForEachWholeSecondLeftAndTheBonus() {
        assertThat(success(12_999, 20).score(Speed.OFFICIAL, 0)).isEqualTo(100 + 24 + 20);
    }

    @Test
    void aFailureIsFiftyTimesTheShareThatWasMetRoundedDown() {
        assertThat(failure(2, 3).score(Speed.OFFICIAL, 0)).isEqualTo(33);
        assertThat(failure(0, 3).score(Speed.OFFICIAL, 0)).isZero();
    }

    @Test
    void everySuccessBeforeAddsATenthUpToTen() {
        assertThat(success(7_000, 0).score(Speed.OFFICIAL, 3)).isEqualTo(148);
        assertThat(success(7_000, 0).score(Speed.OFFICIAL, 10)).isEqualTo(228);
        assertThat(success(7_000, 0).score(Speed.OFFICIAL, 99)).isEqualTo(228);
        assertThat(failure(2, 3).score(Speed.OFFICIAL, 5)).isEqualTo(49);
    }

    @Test
    void withoutAClockThereAreNoSecondsAndHalfThePoints() {
        assertThat(success(7_000, 25).score(Speed.UNTIMED, 0)).isEqualTo(62);
        assertThat(success(0, 25).score(Speed.UNTIMED, 1)).isEqualTo(68);
    }

    @Test
    void theOtherSpeedsPayAsTheOfficialOne() {
        assertThat(success(4_000, 0).score(Speed.EXPERT, 0)).isEqualTo(108);
        assertThat(success(4_000, 0).score(Speed.RELAXED, 0)).isEqualTo(108);
    }
}

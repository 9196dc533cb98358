package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import org.alea.Rule;
import org.alea.games.queen.Scoring.Rank;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RankTest {

    @ParameterizedTest
    @CsvSource({
        "1150, SURVIVOR, GLADIATOR",
        "1300, GLADIATOR, CHAMPION",
        "1450, CHAMPION, HEROINE",
        "1600, HEROINE, HEIRESS",
        "1750, HEIRESS, QUEEN"
    })
    @Rule("QUEEN-193")
    void aRankBeginsWithItsScore(int score, Rank below, Rank from) {
        assertThat(Rank.of(score - 1)).isEqualTo(below);
        assertThat(Rank.of(score)).isEqualTo(from);
    }

    @ParameterizedTest
    @CsvSource({"EXPERT, 115", "OFFICIAL, 100", "RELAXED, 85", "UNTIMED, 60"})
    @Rule("QUEEN-192")
    void everySpeedHasItsFactor(Speed speed, int hundredths) {
        assertThat(speed.hundredths()).isEqualTo(hundredths);
    }
}

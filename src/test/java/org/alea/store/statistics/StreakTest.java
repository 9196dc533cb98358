package org.alea.store.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import org.alea.store.FinishedGame;
import org.junit.jupiter.api.Test;

class StreakTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 16);

    @Test
    void a_loss_ends_a_row_of_wins_and_the_longest_is_remembered() {
        assertThat(Streak.ofWins(outcomes("WWWLWW"))).isEqualTo(new Streak(2, 3));
    }

    @Test
    void after_a_loss_no_row_is_left() {
        assertThat(Streak.ofWins(outcomes("WWL"))).isEqualTo(new Streak(0, 2));
    }

    @Test
    void several_games_on_one_day_are_one_day() {
        assertThat(days(TODAY.minusDays(1), TODAY, TODAY)).isEqualTo(new Streak(2, 2));
    }

    @Test
    void a_row_of_days_still_stands_as_long_as_today_is_not_over() {
        assertThat(days(TODAY.minusDays(2), TODAY.minusDays(1))).isEqualTo(new Streak(2, 2));
    }

    @Test
    void a_day_without_a_game_ends_the_row_of_days() {
        assertThat(days(TODAY.minusDays(6), TODAY.minusDays(5), TODAY.minusDays(4), TODAY))
                .isEqualTo(new Streak(1, 3));
    }

    @Test
    void nothing_played_is_no_row() {
        assertThat(days()).isEqualTo(new Streak(0, 0));
    }

    private static Streak days(LocalDate... days) {
        List<FinishedGame> games =
                Stream.of(days).map(day -> Past.on(day).won(1).build()).toList();
        return Streak.ofDays(games, TODAY, ZoneOffset.UTC);
    }

    private static List<FinishedGame> outcomes(String letters) {
        return letters.chars()
                .mapToObj(letter -> letter == 'W'
                        ? Past.on(TODAY).won(1200).build()
                        : Past.on(TODAY).lost(60).build())
                .toList();
    }
}

package org.alea.store.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import org.alea.Rule;
import org.alea.store.FinishedGame;
import org.junit.jupiter.api.Test;

class TallyTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 16);

    @Test
    void counts_games_and_wins() {
        Tally tally = new Tally(List.of(
                Past.on(DAY).won(1200).build(),
                Past.on(DAY).lost(240).build(),
                Past.on(DAY).lost(60).build()));
        assertThat(tally.games()).isEqualTo(3);
        assertThat(tally.won()).isEqualTo(1);
        assertThat(tally.wonPercent()).isEqualTo(33);
        assertThat(tally.meanScore()).hasValue(500);
    }

    @Test
    void nothing_played_has_no_means_and_no_records() {
        Tally none = new Tally(List.of());
        assertThat(none.wonPercent()).isZero();
        assertThat(none.meanScore()).isEmpty();
        assertThat(none.best()).isEmpty();
        assertThat(none.roundsPerWin()).isEmpty();
    }

    @Test
    @Rule("QUEEN-194")
    void a_game_that_is_not_ranked_counts_and_sets_no_record() {
        FinishedGame learning = Past.on(DAY).won(1900).lasting(1).unranked().build();
        FinishedGame ranked = Past.on(DAY).won(1300).lasting(9).build();
        Tally tally = new Tally(List.of(learning, ranked));
        assertThat(tally.games()).isEqualTo(2);
        assertThat(tally.best()).contains(ranked);
        assertThat(tally.fastest()).contains(ranked);
    }

    @Test
    void rounds_are_counted_over_wins_only() {
        Tally tally = new Tally(List.of(
                Past.on(DAY).won(1200, 12).build(),
                Past.on(DAY).won(1300, 9).build(),
                Past.on(DAY).lost(60).build()));
        assertThat(tally.roundsPerWin()).hasValue(10.5);
        assertThat(tally.fewestRounds()).hasValue(9);
    }

    @Test
    void the_form_is_that_of_the_last_games() {
        Tally tally = new Tally(List.of(
                Past.on(DAY.minusDays(2)).lost(0).build(),
                Past.on(DAY.minusDays(1)).won(1200).build(),
                Past.on(DAY).won(1200).build()));
        assertThat(tally.last(2).wonPercent()).isEqualTo(100);
        assertThat(tally.last(20)).isEqualTo(tally);
    }

    @Test
    void time_at_the_table_adds_up() {
        Tally tally = new Tally(List.of(
                Past.on(DAY).won(1200).lasting(20).build(),
                Past.on(DAY).lost(0).lasting(25).build()));
        assertThat(tally.played()).isEqualTo(Duration.ofMinutes(45));
    }
}

package org.alea.store.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalInt;
import org.alea.store.FinishedGame;
import org.junit.jupiter.api.Test;

class PeriodTest {
    /** A Monday. */
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 16);

    @Test
    void a_quarter_is_told_in_weeks_that_begin_on_monday() {
        List<Period> weeks = of(List.of(), TODAY.minusDays(80));
        assertThat(weeks).hasSize(13).allMatch(week -> week.unit() == Period.Unit.WEEK);
        assertThat(weeks.get(0).start()).isEqualTo(LocalDate.of(2026, 8, 24));
        assertThat(weeks.get(12).start()).isEqualTo(TODAY);
    }

    @Test
    void a_fortnight_is_told_in_days_and_a_year_in_months() {
        assertThat(of(List.of(), TODAY.minusDays(13))).hasSize(14).allMatch(day -> day.unit() == Period.Unit.DAY);
        assertThat(of(List.of(), TODAY.minusWeeks(52)))
                .hasSize(13)
                .allMatch(month -> month.unit() == Period.Unit.MONTH);
        assertThat(of(List.of(), TODAY.minusYears(5))).hasSize(6).allMatch(year -> year.unit() == Period.Unit.YEAR);
    }

    @Test
    void each_game_stands_in_the_period_in_which_it_ended() {
        FinishedGame sunday = Past.on(TODAY.minusDays(1)).won(1200).build();
        FinishedGame monday = Past.on(TODAY).lost(60).build();
        List<Period> weeks = of(List.of(sunday, monday), TODAY.minusDays(20));
        Period last = weeks.get(weeks.size() - 1);
        Period before = weeks.get(weeks.size() - 2);
        assertThat(before.games()).containsExactly(sunday);
        assertThat(before.won()).isEqualTo(1);
        assertThat(last.games()).containsExactly(monday);
        assertThat(last.lost()).isEqualTo(1);
    }

    @Test
    void the_rate_is_that_of_the_last_games_up_to_the_end_of_the_period() {
        List<Period> days = of(
                List.of(
                        Past.on(TODAY.minusDays(2)).won(1200).build(),
                        Past.on(TODAY).lost(60).build()),
                TODAY.minusDays(3));
        assertThat(days)
                .extracting(Period::rate)
                .containsExactly(OptionalInt.empty(), OptionalInt.of(100), OptionalInt.of(100), OptionalInt.of(50));
    }

    private static List<Period> of(List<FinishedGame> games, LocalDate first) {
        return Period.of(games, first, TODAY, ZoneOffset.UTC);
    }
}

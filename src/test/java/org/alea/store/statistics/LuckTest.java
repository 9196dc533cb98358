package org.alea.store.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.LocalDate;
import java.util.List;
import org.alea.store.DrawCount;
import org.alea.store.FinishedGame;
import org.junit.jupiter.api.Test;

class LuckTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 16);

    @Test
    void the_bars_are_wide_enough_for_what_the_values_spread_over() {
        List<Double> wild = List.of(-13.0, -6.0, -3.0, 0.0, 2.0, 5.0, 9.0);
        double spread = Histogram.spread(wild);
        Histogram histogram = Histogram.of(wild, Histogram.step(spread), 5, spread);

        assertThat(histogram.step()).isEqualTo(3.5);
        assertThat(histogram.bars()).extracting(Histogram.Bar::count).containsExactly(0, 1, 0, 1, 1, 1, 2, 0, 1, 0, 0);
        assertThat(Histogram.step(1)).isEqualTo(0.5);
    }

    @Test
    void the_bars_are_narrow_enough_to_tell_small_values_apart() {
        List<Double> mild = List.of(-0.4, -0.2, 0.15, 0.35, 0.4);
        double spread = Histogram.spread(mild);
        Histogram histogram = Histogram.of(mild, Histogram.step(spread), 5, spread);

        assertThat(histogram.step()).isEqualTo(0.2);
        assertThat(histogram.bars()).extracting(Histogram.Bar::count).containsExactly(0, 0, 0, 1, 1, 0, 1, 2, 0, 0, 0);
        assertThat(Histogram.step(0)).isPositive();
    }

    @Test
    void faces_that_come_equally_often_are_no_luck() {
        FinishedGame even = Past.on(DAY)
                .throwing(new DrawCount("roll", List.of(2, 2, 2, 2, 2, 2)))
                .build();
        assertThat(Luck.of(even, purpose -> true)).hasValue(0);
    }

    @Test
    void luck_is_counted_in_standard_deviations_of_the_sum() {
        FinishedGame oneSix = Past.on(DAY)
                .throwing(new DrawCount("roll", List.of(0, 0, 0, 0, 0, 1)))
                .build();
        double sigma = Math.sqrt(35 / 12.0);
        assertThat(Luck.of(oneSix, purpose -> true).orElseThrow()).isCloseTo(2.5 / sigma, within(1e-9));
    }

    @Test
    void only_the_dice_that_were_asked_for_count() {
        FinishedGame game = Past.on(DAY)
                .throwing(
                        new DrawCount("roll", List.of(1, 0, 0, 0, 0, 1)),
                        new DrawCount("royRoll", List.of(0, 0, 0, 0, 0, 9)))
                .build();
        assertThat(Luck.of(game, "roll"::equals)).hasValue(0);
    }

    @Test
    void without_a_throw_there_is_no_luck() {
        assertThat(Luck.of(Past.on(DAY).build(), purpose -> true)).isEmpty();
    }

    @Test
    void faces_of_many_games_add_up_by_purpose_and_sides() {
        List<FinishedGame> games = List.of(
                Past.on(DAY)
                        .throwing(new DrawCount("roll", List.of(1, 2, 0)), new DrawCount("roll", List.of(4, 4)))
                        .build(),
                Past.on(DAY).throwing(new DrawCount("roll", List.of(0, 2, 1))).build());
        List<Faces> faces = Faces.of(games);
        assertThat(faces).containsExactly(new Faces("roll", List.of(1, 4, 1)), new Faces("roll", List.of(4, 4)));
        assertThat(faces.get(0).expected()).isEqualTo(2);
        assertThat(faces.get(0).deviationPercent(2)).isEqualTo(100);
        assertThat(faces.get(0).deviationPercent(3)).isEqualTo(-50);
    }

    @Test
    void a_histogram_puts_what_lies_far_out_into_its_last_bars() {
        Histogram histogram = Histogram.of(List.of(-9.0, -0.2, 0.2, 0.3, 7.0), 0.5, 2, 1);
        assertThat(histogram.bars()).extracting(Histogram.Bar::middle).containsExactly(-1.0, -0.5, 0.0, 0.5, 1.0);
        assertThat(histogram.bars()).extracting(Histogram.Bar::count).containsExactly(1, 0, 2, 1, 1);
    }

    @Test
    void what_was_to_be_expected_adds_up_to_all_games_and_is_even_on_both_sides() {
        Histogram histogram = Histogram.of(List.of(0.0, 0.1, -0.1, 1.0), 0.5, 5, 1);
        assertThat(histogram.bars().stream()
                        .mapToDouble(Histogram.Bar::expected)
                        .sum())
                .isCloseTo(4, within(1e-6));
        assertThat(histogram.bars().get(4).expected())
                .isCloseTo(histogram.bars().get(6).expected(), within(1e-6));
        assertThat(Histogram.share(1.96)).isCloseTo(0.975, within(1e-4));
    }
}

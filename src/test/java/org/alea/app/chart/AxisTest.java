package org.alea.app.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AxisTest {

    @Test
    void lines_stand_at_round_numbers_around_what_is_shown() {
        assertThat(Axis.of(0, 1843, 5).lines()).containsExactly(0.0, 500.0, 1000.0, 1500.0, 2000.0);
        assertThat(Axis.of(-3, 7, 5).lines()).containsExactly(-5.0, -2.5, 0.0, 2.5, 5.0, 7.5);
    }

    @Test
    void counts_have_whole_steps() {
        assertThat(Axis.ofCounts(2, 4).lines()).containsExactly(0.0, 1.0, 2.0);
        assertThat(Axis.ofCounts(9, 4).lines()).containsExactly(0.0, 3.0, 6.0, 9.0);
        assertThat(Axis.ofCounts(0, 4).lines()).containsExactly(0.0, 1.0);
    }

    @Test
    void a_number_has_its_place_between_bottom_and_top() {
        Axis axis = new Axis(0, 10, 5);
        assertThat(axis.place(0, 200, 100)).isEqualTo(200);
        assertThat(axis.place(7.5, 200, 100)).isEqualTo(125);
    }
}

package org.alea.app.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.alea.app.practice.HistoryChart.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HistoryChartTest {

    @Test
    void the_curve_is_the_mean_of_the_last_ten() {
        List<Point> points = IntStream.rangeClosed(1, 12)
                .mapToObj(value -> new Point(value, true, ""))
                .toList();
        double[] means = HistoryChart.means(points);

        assertThat(means[0]).isEqualTo(1);
        assertThat(means[9]).isEqualTo(5.5);
        assertThat(means[11]).isEqualTo(7.5);
    }

    @ParameterizedTest
    @CsvSource({"40, 10", "41, 20", "90, 25", "158, 50", "201, 100", "401, 200", "999, 250"})
    void the_grid_has_round_numbers(int highest, int step) {
        assertThat(HistoryChart.step(highest)).isEqualTo(step);
    }
}

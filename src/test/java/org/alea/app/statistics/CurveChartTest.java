package org.alea.app.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CurveChartTest {

    @Test
    void the_mean_is_that_of_the_last_ten_up_to_each_game() {
        List<CurveChart.Point> points = IntStream.rangeClosed(1, 12)
                .mapToObj(number -> new CurveChart.Point(number, true, ""))
                .toList();
        double[] means = CurveChart.means(points);
        assertThat(means[0]).isEqualTo(1);
        assertThat(means[1]).isEqualTo(1.5);
        assertThat(means[11]).isEqualTo(7.5);
    }
}

package org.alea.app.statistics;

import java.util.List;
import org.alea.app.chart.Chart;
import org.alea.app.chart.Pen;

/** Something a chart shows. */
interface Drawing {

    /** Whether there is nothing to show. */
    boolean empty();

    /** What the chart is about, where its title does not say it all; may be empty. */
    default String note() {
        return "";
    }

    /** The chart in a sentence, for those who hear it. */
    String summary();

    /** What its shapes and lines mean. */
    List<Legend> legend();

    List<Chart.Value> paint(Pen pen);

    /** One sign and its meaning; the style sheet draws {@code .sign-<sign>}. */
    record Legend(String sign, String words) {}
}

package org.alea.app.statistics;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import org.alea.app.chart.Axis;
import org.alea.app.chart.Chart;
import org.alea.app.chart.Ink;
import org.alea.app.chart.Pen;
import org.alea.app.shell.Texts;
import org.alea.store.statistics.Histogram;

/** How often the dice were how kind, beside what was to be expected of them. */
record LuckChart(Texts texts, String note, List<Double> luck, Histogram histogram) implements Drawing {

    @Override
    public boolean empty() {
        return luck.isEmpty();
    }

    @Override
    public String summary() {
        double mean = luck.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        long kind = luck.stream().filter(each -> each > 0).count();
        return texts.get("statistics.luck.spoken", luck.size(), kind, signed(Math.round(mean * 100) / 100.0));
    }

    @Override
    public List<Legend> legend() {
        return List.of(
                new Legend("luck", texts.get("statistics.yours")),
                new Legend("expected", texts.get("statistics.expected")));
    }

    @Override
    public List<Chart.Value> paint(Pen pen) {
        List<Histogram.Bar> bars = histogram.bars();
        double most = bars.stream()
                .mapToDouble(bar -> Math.max(bar.count(), bar.expected()))
                .max()
                .orElse(1);
        Frame frame = Frame.drawn(pen, Axis.ofCounts((int) Math.ceil(most), 4), pen.unit(), texts);
        double room = frame.width() / bars.size();
        List<Chart.Value> values = new ArrayList<>();
        List<Point2D> expected = new ArrayList<>();
        for (int i = 0; i < bars.size(); i++) {
            Histogram.Bar bar = bars.get(i);
            double x = frame.left() + i * room;
            double y = frame.y(bar.count());
            Ink ink = even(bar) ? Ink.EVEN : bar.middle() < 0 ? Ink.BELOW : Ink.INFO;
            pen.bar(x + room * 0.1, y, room * 0.8, frame.bottom() - y, 3, ink);
            expected.add(new Point2D(x + room / 2, frame.y(bar.expected())));
            frame.below(pen, signed(bar.middle()), x + room / 2, true);
            values.add(new Chart.Value(
                    x,
                    frame.top(),
                    room,
                    frame.height(),
                    texts.get(
                            "statistics.luck.bar",
                            signed(bar.middle()),
                            bar.count(),
                            Math.round(bar.expected() * 10) / 10.0,
                            texts.get(
                                    "statistics.luck." + (even(bar) ? "even" : bar.middle() < 0 ? "harsh" : "kind")))));
        }
        pen.curve(expected, 2.5, Ink.CURVE, true);
        return values;
    }

    private static boolean even(Histogram.Bar bar) {
        return Math.abs(bar.middle()) < 1e-9;
    }

    private String signed(double number) {
        String written = texts.get("statistics.number", Math.abs(number));
        return number > 0 ? "+" + written : number < 0 ? "−" + written : written;
    }
}

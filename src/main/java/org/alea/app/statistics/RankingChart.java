package org.alea.app.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.text.TextAlignment;
import org.alea.app.chart.Chart;
import org.alea.app.chart.Ink;
import org.alea.app.chart.Pen;
import org.alea.app.shell.Texts;

/** One bar for each piece, the longest first: as many as there is room for. */
record RankingChart(Texts texts, String note, Map<String, Double> sums) implements Drawing {

    @Override
    public boolean empty() {
        return sums.isEmpty();
    }

    @Override
    public String summary() {
        List<String> lines = new ArrayList<>();
        sums.forEach((name, sum) -> lines.add(spoken(name, sum)));
        return note + " " + String.join(" ", lines);
    }

    @Override
    public List<Legend> legend() {
        return List.of();
    }

    @Override
    public List<Chart.Value> paint(Pen pen) {
        double unit = pen.unit();
        double height = Math.max(unit * 2.1, Math.min(unit * 3, pen.height() / sums.size()));
        double names = Math.min(
                pen.width() * 0.42,
                sums.keySet().stream().mapToDouble(pen::widthOfWords).max().orElse(0) + unit);
        double most =
                sums.values().stream().mapToDouble(Double::doubleValue).max().orElse(1);
        double room = pen.width() - names - pen.width("0000") - unit;
        List<Chart.Value> values = new ArrayList<>();
        double y = 0;
        for (Map.Entry<String, Double> line : sums.entrySet()) {
            if (y + height > pen.height() + 1) {
                break;
            }
            double middle = y + height / 2;
            double bar = Math.min(height * 0.62, unit * 1.5);
            double width = Math.max(room * line.getValue() / most, 3);
            pen.words(KindsChart.shortened(pen, line.getKey(), names - unit), 0, middle, TextAlignment.LEFT, Ink.TEXT);
            pen.bar(names, middle - bar / 2, width, bar, 3, Ink.ACCENT);
            pen.number(number(line.getValue()), names + width + unit * 0.6, middle, TextAlignment.LEFT, Ink.TEXT);
            values.add(new Chart.Value(0, y, pen.width(), height, spoken(line.getKey(), line.getValue())));
            y += height;
        }
        return values;
    }

    private String number(double sum) {
        return texts.get("statistics.number", Math.round(sum));
    }

    private String spoken(String name, double sum) {
        return texts.get("statistics.ranked", name, Math.round(sum));
    }
}

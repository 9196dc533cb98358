package org.alea.app.statistics;

import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.text.TextAlignment;
import org.alea.app.chart.Axis;
import org.alea.app.chart.Chart;
import org.alea.app.chart.Ink;
import org.alea.app.chart.Pen;
import org.alea.app.shell.Texts;
import org.alea.store.statistics.Period;
import org.alea.store.statistics.Tally;

/** Won games as filled bars, lost ones as outlines above them, and the share of wins among the last games as a curve. */
record WinsChart(Texts texts, List<Period> periods) implements Drawing {
    private static final int DATES = 6;

    @Override
    public boolean empty() {
        return periods.stream().allMatch(period -> period.games().isEmpty());
    }

    @Override
    public String summary() {
        int won = periods.stream().mapToInt(Period::won).sum();
        int all = periods.stream().mapToInt(period -> period.games().size()).sum();
        return texts.get("statistics.wins.spoken", won, all);
    }

    @Override
    public List<Legend> legend() {
        return List.of(
                new Legend("won", texts.get("statistics.won")),
                new Legend("lost", texts.get("statistics.lost")),
                new Legend("curve", texts.get("statistics.rate", Tally.LAST)));
    }

    @Override
    public List<Chart.Value> paint(Pen pen) {
        int most =
                periods.stream().mapToInt(period -> period.games().size()).max().orElse(1);
        double percentRoom = pen.width(texts.get("percent", 100)) + pen.unit() * 0.8;
        Frame frame = Frame.drawn(pen, Axis.ofCounts(most, 4), percentRoom, texts);
        for (int percent = 0; percent <= 100; percent += 25) {
            String words = texts.get("percent", percent);
            pen.number(words, pen.width() - 1, rate(frame, percent), TextAlignment.RIGHT, Ink.FAINT);
        }
        double room = frame.width() / periods.size();
        double width = Math.min(room * 0.64, pen.unit() * 4);
        List<Chart.Value> values = new ArrayList<>();
        List<Point2D> curve = new ArrayList<>();
        for (int i = 0; i < periods.size(); i++) {
            Period period = periods.get(i);
            double middle = frame.left() + (i + 0.5) * room;
            bar(pen, frame, period, middle - width / 2, width);
            period.rate().ifPresent(percent -> curve.add(new Point2D(middle, rate(frame, percent))));
            values.add(new Chart.Value(frame.left() + i * room, frame.top(), room, frame.height(), spoken(period)));
        }
        pen.curve(curve, 2.5, Ink.CURVE, false);
        curve.forEach(point -> pen.ring(point.getX(), point.getY(), pen.unit() * 0.3, Ink.CURVE, Ink.GROUND));
        dates(pen, frame, room);
        return values;
    }

    private static double rate(Frame frame, int percent) {
        return frame.bottom() - frame.height() * percent / 100;
    }

    private static void bar(Pen pen, Frame frame, Period period, double x, double width) {
        double split = frame.y(period.won());
        if (period.won() > 0) {
            pen.bar(x, split, width, frame.bottom() - split, 3, Ink.ACCENT);
        }
        if (period.lost() > 0) {
            double top = frame.y(period.games().size());
            pen.bar(x, top, width, split - top - 2, 3, Ink.EMPTY);
            pen.outline(x, top, width, split - top - 2, 3, Ink.DIM, true);
        }
    }

    private void dates(Pen pen, Frame frame, double room) {
        int every = (int) Math.ceil(periods.size() / (double) DATES);
        for (int i = 0; i < periods.size(); i += every) {
            frame.below(pen, name(periods.get(i)), frame.left() + (i + 0.5) * room, false);
        }
    }

    private String name(Period period) {
        String pattern = switch (period.unit()) {
            case DAY, WEEK -> "d MMM";
            case MONTH -> "MMM yyyy";
            case YEAR -> "yyyy";
        };
        return DateTimeFormatter.ofPattern(pattern, texts.locale()).format(period.start());
    }

    private String spoken(Period period) {
        String key = period.unit() == Period.Unit.WEEK ? "statistics.week" : "statistics.period";
        return texts.get(key, name(period), period.won(), period.lost());
    }
}

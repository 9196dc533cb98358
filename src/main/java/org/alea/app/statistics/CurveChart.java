package org.alea.app.statistics;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import org.alea.app.chart.Axis;
import org.alea.app.chart.Chart;
import org.alea.app.chart.Ink;
import org.alea.app.chart.Pen;
import org.alea.app.shell.Texts;

/** One number a game: a ring for a win, a cross for a loss, and the mean of the last ten as a curve. */
record CurveChart(Texts texts, String name, String note, List<Point> points) implements Drawing {
    private static final int SHOWN = 120;
    private static final int MEAN_OVER = 10;
    private static final int DATES = 5;

    /** The number of a game. */
    record Point(double number, boolean won, String when) {}

    CurveChart {
        points = points.subList(Math.max(0, points.size() - SHOWN), points.size());
    }

    @Override
    public boolean empty() {
        return points.isEmpty();
    }

    @Override
    public String summary() {
        double mean = points.stream().mapToDouble(Point::number).average().orElse(0);
        return texts.get("statistics.curve.spoken", name, points.size(), rounded(mean));
    }

    @Override
    public List<Legend> legend() {
        return List.of(
                new Legend("ring", texts.get("statistics.won")),
                new Legend("cross", texts.get("statistics.lost")),
                new Legend("accent", texts.get("statistics.meanOver", MEAN_OVER)));
    }

    @Override
    public List<Chart.Value> paint(Pen pen) {
        double lowest = points.stream().mapToDouble(Point::number).min().orElse(0);
        double highest = points.stream().mapToDouble(Point::number).max().orElse(1);
        Axis axis = Axis.of(Math.min(0, lowest), Math.max(highest, lowest + 1), 5);
        Frame frame = Frame.drawn(pen, axis, pen.unit(), texts);
        double room = frame.width() / points.size();
        double size = pen.unit() * (points.size() > 60 ? 0.2 : 0.3);
        List<Chart.Value> values = new ArrayList<>();
        List<Point2D> curve = new ArrayList<>();
        double[] means = means(points);
        for (int i = 0; i < points.size(); i++) {
            curve.add(new Point2D(frame.left() + (i + 0.5) * room, frame.y(means[i])));
        }
        pen.curve(curve, 2.5, Ink.ACCENT, false);
        int every = (int) Math.ceil(points.size() / (double) DATES);
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            double x = frame.left() + (i + 0.5) * room;
            double y = frame.y(point.number());
            if (point.won()) {
                pen.ring(x, y, size, Ink.ACCENT, Ink.GROUND);
            } else {
                pen.cross(x, y, size * 0.9, Ink.FAINT);
            }
            if (i % every == 0) {
                frame.below(pen, point.when(), x, false);
            }
            values.add(new Chart.Value(
                    frame.left() + i * room,
                    frame.top(),
                    room,
                    frame.height(),
                    texts.get(
                            point.won() ? "statistics.point.won" : "statistics.point.lost",
                            point.when(),
                            rounded(point.number()))));
        }
        return values;
    }

    /** The mean of the last ten up to each game. */
    static double[] means(List<Point> points) {
        double[] means = new double[points.size()];
        for (int i = 0; i < means.length; i++) {
            means[i] = points.subList(Math.max(0, i + 1 - MEAN_OVER), i + 1).stream()
                    .mapToDouble(Point::number)
                    .average()
                    .orElse(0);
        }
        return means;
    }

    private static double rounded(double number) {
        return Math.round(number * 10) / 10.0;
    }
}

package org.alea.app.practice;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.layout.Region;
import javafx.scene.shape.ArcTo;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;

/**
 * What was reached, attempt after attempt: a dot for a success, a cross for a failure, the running mean as a curve and
 * the record so far as a dashed line. Drawn from paths, so that style sheets colour it in both themes.
 */
public final class HistoryChart extends Region {
    private static final int MEAN_OVER = 10;
    private static final int LINES = 4;
    private static final int DATES = 4;

    private final Path grid = path("chart-grid");
    private final Path mean = path("chart-mean");
    private final Path record = path("chart-record");
    private final Path successes = path("chart-success");
    private final Path failures = path("chart-failure");
    private final Region bubble = new Region();
    private final Text last = text("chart-last");
    private final List<Text> numbers = texts(LINES + 1, "chart-number");
    private final List<Text> dates = texts(DATES, "chart-date");
    private List<Point> points = List.of();

    /** One attempt; {@code when} is its date as the player writes it. */
    public record Point(int value, boolean success, String when) {}

    public HistoryChart() {
        getStyleClass().add("history-chart");
        bubble.getStyleClass().add("chart-bubble");
        bubble.setManaged(false);
        getChildren().addAll(grid, record, mean, successes, failures, bubble, last);
        getChildren().addAll(numbers);
        getChildren().addAll(dates);
    }

    /** The oldest first. */
    public void show(List<Point> attempts) {
        points = List.copyOf(attempts);
        requestLayout();
    }

    /** The mean of the last ten up to each attempt. */
    static double[] means(List<Point> points) {
        double[] means = new double[points.size()];
        for (int i = 0; i < means.length; i++) {
            int from = Math.max(0, i + 1 - MEAN_OVER);
            means[i] = points.subList(from, i + 1).stream()
                    .mapToInt(Point::value)
                    .average()
                    .orElse(0);
        }
        return means;
    }

    /** The distance of the lines of the grid: one of 10, 20, 25, 50, 100 and so on that gives three to five lines. */
    static int step(int highest) {
        int power = 10;
        while (true) {
            for (int step : new int[] {power, 2 * power, 5 * power / 2, 5 * power}) {
                if (highest <= LINES * step) {
                    return step;
                }
            }
            power *= 10;
        }
    }

    @Override
    protected void layoutChildren() {
        for (Path path : List.of(grid, mean, record, successes, failures)) {
            path.getElements().clear();
        }
        boolean drawn = !points.isEmpty() && getWidth() > 10 && getHeight() > 10;
        getChildren().forEach(part -> part.setVisible(drawn));
        if (!drawn) {
            return;
        }
        Frame frame = frame();
        drawGrid(frame);
        drawCurves(frame);
        drawDates(frame);
        drawLast(frame);
    }

    /** Where the drawing lies and how values become places. */
    private record Frame(double left, double top, double right, double bottom, int step, int count, double unit) {
        double x(int index) {
            double room = right - left - unit;
            return left + unit / 2 + (count == 1 ? room : room * index / (count - 1));
        }

        double y(double value) {
            return bottom - (bottom - top) * value / (LINES * step);
        }
    }

    private Frame frame() {
        Text widest = numbers.get(LINES);
        widest.setText("0000");
        widest.applyCss();
        double unit = widest.getLayoutBounds().getHeight();
        double left = widest.getLayoutBounds().getWidth() + unit * 0.5;
        int highest = points.stream().mapToInt(Point::value).max().orElse(0);
        return new Frame(
                left,
                unit * 0.6,
                getWidth() - unit * 0.4,
                getHeight() - unit * 1.5,
                step(Math.max(40, highest)),
                points.size(),
                unit);
    }

    private void drawGrid(Frame frame) {
        for (int line = 0; line <= LINES; line++) {
            double y = snapPositionY(frame.y(line * frame.step())) + 0.5;
            grid.getElements().addAll(new MoveTo(frame.left(), y), new LineTo(frame.right(), y));
            Text number = numbers.get(line);
            number.setText(Integer.toString(line * frame.step()));
            number.applyCss();
            number.relocate(
                    frame.left() - frame.unit() * 0.4 - number.getLayoutBounds().getWidth(),
                    y - number.getLayoutBounds().getHeight() / 2);
        }
    }

    private void drawCurves(Frame frame) {
        double[] means = means(points);
        int best = 0;
        double size = frame.unit() * (points.size() > 60 ? 0.14 : 0.2);
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            double x = frame.x(i);
            mean.getElements().add(i == 0 ? new MoveTo(x, frame.y(means[i])) : new LineTo(x, frame.y(means[i])));
            if (i == 0) {
                record.getElements().add(new MoveTo(x, frame.y(point.value())));
            } else {
                record.getElements().add(new LineTo(x, frame.y(best)));
            }
            best = Math.max(best, point.value());
            record.getElements().add(new LineTo(x, frame.y(best)));
            if (point.success()) {
                dot(x, frame.y(point.value()), size);
            } else {
                cross(x, frame.y(point.value()), size);
            }
        }
    }

    private void dot(double x, double y, double r) {
        successes
                .getElements()
                .addAll(
                        new MoveTo(x - r, y),
                        new ArcTo(r, r, 0, x + r, y, false, true),
                        new ArcTo(r, r, 0, x - r, y, false, true),
                        new ClosePath());
    }

    private void cross(double x, double y, double r) {
        failures.getElements()
                .addAll(
                        new MoveTo(x - r, y - r),
                        new LineTo(x + r, y + r),
                        new MoveTo(x - r, y + r),
                        new LineTo(x + r, y - r));
    }

    private void drawDates(Frame frame) {
        int shown = Math.min(DATES, points.size());
        for (int i = 0; i < DATES; i++) {
            Text date = dates.get(i);
            date.setVisible(i < shown);
            int index = shown == 1 ? 0 : i * (points.size() - 1) / (shown - 1);
            boolean repeated = i > 0
                    && i < shown
                    && points.get(index).when().equals(dates.get(i - 1).getText());
            date.setText(i < shown ? points.get(index).when() : "");
            date.setVisible(i < shown && !repeated);
            date.applyCss();
            double width = date.getLayoutBounds().getWidth();
            double x = Math.max(0, Math.min(getWidth() - width, frame.x(index) - width / 2));
            date.relocate(x, frame.bottom() + frame.unit() * 0.4);
        }
    }

    private void drawLast(Frame frame) {
        Point newest = points.get(points.size() - 1);
        last.setText(Integer.toString(newest.value()));
        last.applyCss();
        double width = last.getLayoutBounds().getWidth() + frame.unit() * 1.2;
        double height = frame.unit() * 1.5;
        double x = Math.min(getWidth() - width, frame.x(points.size() - 1) - width * 0.7);
        double y = frame.y(newest.value()) - height - frame.unit() * 0.7;
        y = y < 0 ? frame.y(newest.value()) + frame.unit() * 0.7 : y;
        bubble.resizeRelocate(x, y, width, height);
        last.relocate(
                x + frame.unit() * 0.6, y + (height - last.getLayoutBounds().getHeight()) / 2);
    }

    private static List<Text> texts(int count, String styleClass) {
        return Stream.generate(() -> text(styleClass)).limit(count).toList();
    }

    private static Text text(String styleClass) {
        Text text = new Text();
        text.getStyleClass().addAll("num", styleClass);
        text.setManaged(false);
        return text;
    }

    private static Path path(String styleClass) {
        Path path = new Path();
        path.getStyleClass().add(styleClass);
        path.setManaged(false);
        return path;
    }
}

package org.alea.app.statistics;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.TextAlignment;
import org.alea.app.chart.Chart;
import org.alea.app.chart.Ink;
import org.alea.app.chart.Pen;
import org.alea.app.shell.Texts;
import org.alea.store.statistics.Days;

/** The last weeks, a column each from Monday on, with the number of games on every day; today has a brass rim. */
record DaysChart(Texts texts, Days days, LocalDate today) implements Drawing {
    private static final int MOST_WEEKS = 13;
    private static final int MANY = 3;

    @Override
    public boolean empty() {
        return false;
    }

    @Override
    public String summary() {
        LocalDate first = monday(MOST_WEEKS);
        long played = days.games().keySet().stream()
                .filter(day -> !day.isBefore(first))
                .count();
        return texts.get("statistics.days.spoken", MOST_WEEKS, played);
    }

    @Override
    public List<Legend> legend() {
        return List.of();
    }

    private LocalDate monday(int weeks) {
        return today.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)).minusWeeks(weeks - 1L);
    }

    @Override
    public List<Chart.Value> paint(Pen pen) {
        double unit = pen.unit();
        double left = name(pen, DayOfWeek.WEDNESDAY) + unit * 0.9;
        double top = unit * 1.7;
        double row = (pen.height() - top) / 7;
        double column = Math.min(row * 1.15, Math.max(unit * 2, (pen.width() - left) / MOST_WEEKS));
        int weeks = Math.min(MOST_WEEKS, (int) ((pen.width() - left) / column));
        LocalDate first = monday(weeks);
        List<Chart.Value> values = new ArrayList<>();
        for (DayOfWeek day : List.of(DayOfWeek.MONDAY, DayOfWeek.WEDNESDAY, DayOfWeek.FRIDAY, DayOfWeek.SUNDAY)) {
            double y = top + (day.getValue() - 0.5) * row;
            pen.words(name(day), 0, y, TextAlignment.LEFT, Ink.FAINT);
        }
        double written = -1;
        for (int week = 0; week < weeks; week++) {
            LocalDate start = first.plusWeeks(week);
            double x = left + week * column;
            if (x > written && (week == 0 || start.getDayOfMonth() <= 7)) {
                String month = start.getMonth().getDisplayName(TextStyle.SHORT_STANDALONE, texts.locale());
                pen.words(month, x, unit * 0.8, TextAlignment.LEFT, Ink.FAINT);
                written = x + pen.widthOfWords(month) + unit * 0.4;
            }
            for (int day = 0; day < 7 && !start.plusDays(day).isAfter(today); day++) {
                values.add(cell(pen, start.plusDays(day), x, top + day * row, column - 3, row - 3));
            }
        }
        return values;
    }

    private Chart.Value cell(Pen pen, LocalDate day, double x, double y, double width, double height) {
        int games = days.on(day);
        double radius = pen.unit() * 0.35;
        boolean now = day.equals(today);
        // a rim that touched the ink would be lost in it
        double in = now ? 2.5 : 0;
        pen.bar(x + in, y + in, width - 2 * in, height - 2 * in, radius, Ink.EMPTY);
        pen.tint(x + in, y + in, width - 2 * in, height - 2 * in, radius, Ink.ACCENT, strength(games));
        if (now) {
            pen.outline(x - 1, y - 1, width + 2, height + 2, radius, Ink.BRASS, false);
        }
        if (games > 0) {
            pen.number(
                    Integer.toString(games),
                    x + width / 2,
                    y + height / 2,
                    TextAlignment.CENTER,
                    games < MANY ? Ink.TEXT : Ink.ON_ACCENT);
        }
        return new Chart.Value(x, y, width, height, texts.get("statistics.day", GameNames.day(day, texts), games));
    }

    /** The more games, the stronger the ink, in steps that are told apart on light and dark ground. */
    private static double strength(int games) {
        return games == 0 ? 0 : games == 1 ? 0.22 : games < MANY ? 0.48 : 1;
    }

    private double name(Pen pen, DayOfWeek day) {
        return pen.widthOfWords(name(day));
    }

    private String name(DayOfWeek day) {
        return day.getDisplayName(TextStyle.SHORT_STANDALONE, texts.locale());
    }
}

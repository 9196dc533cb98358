package org.alea.app.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.text.TextAlignment;
import org.alea.app.chart.Chart;
import org.alea.app.chart.Ink;
import org.alea.app.chart.Pen;
import org.alea.app.games.GameFigures.Kind;
import org.alea.app.shell.Texts;
import org.alea.store.statistics.Tally;

/** One line for each kind of game: how many were won of how many, and the mean score. */
record KindsChart(Texts texts, Map<Kind, Tally> kinds) implements Drawing {

    @Override
    public boolean empty() {
        return kinds.isEmpty();
    }

    @Override
    public String summary() {
        List<String> lines = new ArrayList<>();
        kinds.forEach((kind, tally) -> lines.add(spoken(kind, tally)));
        return String.join(" ", lines);
    }

    @Override
    public List<Legend> legend() {
        return List.of(
                new Legend("won", texts.get("statistics.won")), new Legend("lost", texts.get("statistics.lost")));
    }

    /** As many kinds as there is room for, those played most first. */
    @Override
    public List<Chart.Value> paint(Pen pen) {
        double unit = pen.unit();
        double head = unit * 1.7;
        double height = Math.max(unit * 2.1, Math.min(unit * 4.2, (pen.height() - head) / kinds.size()));
        double names = Math.min(
                pen.width() * 0.42,
                kinds.keySet().stream()
                                .mapToDouble(kind -> pen.widthOfWords(kind.name()))
                                .max()
                                .orElse(0)
                        + unit);
        String meanHead = texts.get("statistics.kinds.mean");
        String winsHead = texts.get("statistics.kinds.wins");
        double meanRoom = Math.max(pen.width("00000"), pen.widthOfWords(meanHead));
        double winsRoom = Math.max(pen.width(texts.get("percent", 100)), pen.widthOfWords(winsHead));
        double right = pen.width() - 1;
        double figures = winsRoom + meanRoom + unit * 2.4;
        double room = pen.width() - names - figures;
        int most = kinds.values().stream().mapToInt(Tally::games).max().orElse(1);
        List<Chart.Value> values = new ArrayList<>();
        pen.words(winsHead, right - meanRoom - unit, head / 2, TextAlignment.RIGHT, Ink.FAINT);
        pen.words(meanHead, right, head / 2, TextAlignment.RIGHT, Ink.FAINT);
        double y = head;
        for (Map.Entry<Kind, Tally> line : kinds.entrySet()) {
            if (y + height > pen.height() + 1) {
                break;
            }
            Tally tally = line.getValue();
            double middle = y + height / 2;
            pen.words(shortened(pen, line.getKey().name(), names - unit), 0, middle, TextAlignment.LEFT, Ink.TEXT);
            double all = room * tally.games() / most;
            double won = all * tally.won() / tally.games();
            double bar = Math.min(height * 0.62, unit * 1.9);
            pen.outline(names, middle - bar / 2, Math.max(all, 3), bar, 3, Ink.DIM, true);
            if (tally.won() > 0) {
                pen.bar(names, middle - bar / 2, Math.max(won, 3), bar, 3, Ink.ACCENT);
            }
            pen.number(mean(tally), right, middle, TextAlignment.RIGHT, Ink.FAINT);
            pen.number(
                    texts.get("percent", tally.wonPercent()),
                    right - meanRoom - unit,
                    middle,
                    TextAlignment.RIGHT,
                    Ink.TEXT);
            values.add(new Chart.Value(0, y, pen.width(), height, spoken(line.getKey(), tally)));
            y += height;
        }
        return values;
    }

    static String shortened(Pen pen, String name, double room) {
        if (pen.widthOfWords(name) <= room) {
            return name;
        }
        int length = name.length();
        while (length > 1 && pen.widthOfWords(name.substring(0, length) + "…") > room) {
            length--;
        }
        return name.substring(0, length).strip() + "…";
    }

    private String mean(Tally tally) {
        return texts.get("statistics.number", Math.round(tally.meanScore().orElse(0)));
    }

    private String spoken(Kind kind, Tally tally) {
        return texts.get("statistics.kind.spoken", kind.name(), tally.won(), tally.games(), mean(tally));
    }
}

package org.alea.app.replay;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.text.TextAlignment;
import org.alea.app.chart.Chart;
import org.alea.app.chart.Ink;
import org.alea.app.chart.Pen;
import org.alea.app.games.TableReplay.Mark;
import org.alea.app.replay.Recording.Round;
import org.alea.app.replay.Recording.Step;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;

/**
 * The whole match as one line: a block for each round, a tick for each move, what happened above it, and the playhead,
 * which can be dragged.
 */
final class RoundLine extends StackPane {
    private static final double GAP = 0.2;

    private final Texts texts;
    private final ReplayModel model;
    private final Chart chart = new Chart();
    private double left;
    private double step;

    RoundLine(Texts texts, ReplayModel model) {
        this.texts = texts;
        this.model = model;
        getStyleClass().add("round-line");
        getChildren().add(chart);
        chart.setId("round-line");
        chart.setFocusTraversable(false);
        chart.sayOutside();
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::drag);
        addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
        model.atProperty().addListener((all, old, now) -> show());
        Weakly.follow(this, texts.languageProperty(), this::show);
        show();
    }

    private void show() {
        chart.paint(
                texts.get("replay.line", model.at(), model.last(), model.round().number()), this::paint);
    }

    private void drag(MouseEvent event) {
        if (step > 0) {
            model.playingProperty().set(false);
            model.jump((int) Math.ceil((event.getX() - left) / step));
        }
        event.consume();
    }

    private List<Chart.Value> paint(Pen pen) {
        double unit = pen.unit();
        String name = texts.get("replay.rounds");
        left = Math.max(pen.widthOfWords(name), pen.widthOfWords(texts.get("replay.events"))) + unit * 1.6;
        step = (pen.width() - left - unit) / Math.max(1, model.last());
        double top = unit * 1.9;
        double height = pen.height() - top - unit * 1.9;
        pen.words(texts.get("replay.events"), 0, unit * 0.8, TextAlignment.LEFT, Ink.FAINT);
        pen.words(name, 0, top + height / 2, TextAlignment.LEFT, Ink.TEXT);
        List<Chart.Value> values = new ArrayList<>();
        for (Round round : model.rounds()) {
            values.add(block(pen, round, top, height));
        }
        marks(pen, unit * 0.85);
        playhead(pen, top, height);
        return values;
    }

    private Chart.Value block(Pen pen, Round round, double top, double height) {
        double unit = pen.unit();
        double x = left + (round.first() - 1) * step;
        double width = (round.last() - round.first() + 1) * step - unit * GAP;
        double radius = unit * 0.4;
        boolean begun = model.at() >= round.first();
        boolean present = begun && model.at() <= round.last();
        pen.bar(x, top, width, height, radius, begun && !present ? Ink.ACCENT_SOFT : Ink.EMPTY);
        if (present) {
            pen.bar(x, top, Math.min(width, (model.at() - round.first() + 1) * step), height, radius, Ink.ACCENT);
        }
        pen.outline(x, top, width, height, radius, present ? Ink.ACCENT : begun ? Ink.ACCENT_LINE : Ink.EDGE, false);
        for (Step move : model.stepsOf(round)) {
            if (move.number() < round.last() && step > 2.5) {
                double tick = left + move.number() * step;
                pen.line(tick, top + height * 0.72, tick, top + height - 2, 1, Ink.DIM);
            }
        }
        String number = Integer.toString(round.number());
        if (width > pen.width(number) + unit * 0.8) {
            Ink ink = present && model.at() > round.first() ? Ink.ON_ACCENT : Ink.TEXT;
            pen.figure(number, x + unit * 0.5, top + height * 0.42, TextAlignment.LEFT, ink);
        }
        return new Chart.Value(
                x, top, width, height, texts.get("replay.block", round.number(), round.last() - round.first() + 1));
    }

    /** What is still to come is dimmed, so that the line does not tell the end. */
    private void marks(Pen pen, double y) {
        double last = Double.NEGATIVE_INFINITY;
        for (Step move : model.steps()) {
            for (Mark mark : move.marks()) {
                double x = Math.max(left + (move.number() - 0.5) * step, last + pen.unit() * 1.6);
                last = x;
                boolean seen = move.number() <= model.at();
                pen.icon(mark.icon(), x, y, pen.unit() * 1.3, !seen ? Ink.DIM : mark.good() ? Ink.BRASS : Ink.DANGER);
            }
        }
    }

    private void playhead(Pen pen, double top, double height) {
        double unit = pen.unit();
        double x = left + model.at() * step;
        pen.line(x, top - 4, x, top + height + unit * 0.9, 3, Ink.CURVE);
        pen.ring(x, top + height + unit * 1.1, unit * 0.55, Ink.CURVE, Ink.CURVE);
        String words = texts.get("replay.at", model.at(), model.last());
        boolean right = x + unit * 2 + pen.width(words) < pen.width();
        pen.number(
                words,
                right ? x + unit : x - unit,
                top + height + unit * 1.15,
                right ? TextAlignment.LEFT : TextAlignment.RIGHT,
                Ink.CURVE);
    }
}

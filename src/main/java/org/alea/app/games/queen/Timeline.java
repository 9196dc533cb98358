package org.alea.app.games.queen;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import org.alea.app.shell.Icon;
import org.alea.app.table.Glyph;
import org.alea.engine.Countdown;

/** The whole fight in one line: crowns, broken hearts and the time left, round by round. */
final class Timeline extends Pane {
    private static final double LEFT = 100;
    private static final double FLOOR = 160;
    private static final double TALLEST = 40;

    private final double text;
    private final boolean timed;

    /**
     * @param text how many times larger than designed the words are
     * @param timed whether there was a clock that could leave time
     */
    Timeline(List<FightFigures.Round> rounds, double width, double text, boolean timed, Speech speech) {
        this.text = text;
        this.timed = timed;
        double left = LEFT * text;
        setPrefSize(width, 193);
        Label title = new Label(speech.get("result.timeline"));
        title.getStyleClass().add("figures-title");
        title.relocate(24, 12);
        getChildren().add(title);
        caption("defeats", 48, speech);
        caption("wounds", 79, speech);
        if (timed) {
            caption("time", 124, speech);
        }
        caption("round", 168, speech);
        double step = Math.min(66, (width - left - 10) / Math.max(1, rounds.size()));
        getChildren().addAll(line(left, FLOOR, left + step * rounds.size(), FLOOR), line(left, 40 * text, left, FLOOR));
        int most =
                rounds.stream().mapToInt(FightFigures.Round::timeLeftMs).max().orElse(0);
        for (int i = 0; i < rounds.size(); i++) {
            round(rounds.get(i), i + 1, left + i * step + step / 2, step, Math.max(1000, most), speech);
        }
    }

    private void caption(String key, double y, Speech speech) {
        Label caption = new Label(speech.get("result.timeline." + key));
        caption.getStyleClass().add("timeline-caption");
        caption.relocate(24, y);
        getChildren().add(caption);
    }

    private static Line line(double x1, double y1, double x2, double y2) {
        Line line = new Line(x1, y1, x2, y2);
        line.getStyleClass().add("timeline-axis");
        return line;
    }

    private void round(FightFigures.Round round, int number, double x, double step, int most, Speech speech) {
        if (timed) {
            time(round, x, step, most, speech);
        }
        for (int i = 0; i < round.defeats(); i++) {
            icon("mdi2c-crown", x + (i - (round.defeats() - 1) / 2.0) * Math.min(22, step / 3), 56, "crown-won");
        }
        for (int i = 0; i < round.wounds(); i++) {
            icon("mdi2h-heart-broken", x + (i - (round.wounds() - 1) / 2.0) * Math.min(20, step / 3), 87, "danger");
        }
        text(Integer.toString(number), x, 167, "timeline-round");
    }

    private void time(FightFigures.Round round, double x, double step, int most, Speech speech) {
        double tall = round.timeLeftMs() * TALLEST / text / most;
        double wide = Math.min(26, step * 0.5);
        Rectangle bar = new Rectangle(x - wide / 2, FLOOR - tall, wide, tall);
        bar.setArcWidth(6);
        bar.setArcHeight(6);
        bar.getStyleClass().add("timeline-bar");
        getChildren().add(bar);
        int seconds = Countdown.seconds(round.timeLeftMs());
        text(
                seconds == 0
                        ? "0"
                        : step < 34 * text ? Integer.toString(seconds) : speech.get("result.seconds", seconds),
                x,
                FLOOR - tall - 1 - 18 * text,
                "timeline-value");
    }

    private void icon(String name, double x, double y, String styleClass) {
        Icon icon = Glyph.iconAt(name, x, y, 20, styleClass);
        getChildren().add(icon);
    }

    private void text(String words, double x, double y, String styleClass) {
        Label label = new Label(words);
        label.getStyleClass().add(styleClass);
        StackPane box = new StackPane(label);
        box.setPrefSize(60, 18 * text);
        box.relocate(x - 30, y);
        getChildren().add(box);
    }
}

package org.alea.app.games.queen.practice;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Weakly;
import org.alea.app.table.Dial;
import org.alea.app.table.SecondsRing;
import org.alea.engine.Countdown;
import org.alea.games.queen.practice.Standing;

/** The record of the drill at hand in a dial whose lit seconds are its limit. */
final class RecordDial extends StackPane {
    private static final double RADIUS = 6.6;

    private final Desk desk;
    private final PracticeModel model;
    private final Label best = new Label();
    private final Label streak = new Label();
    private SecondsRing seconds = new SecondsRing(1, 1);

    RecordDial(Desk desk, PracticeModel model) {
        this.desk = desk;
        this.model = model;
        getStyleClass().add("record-dial");
        best.setId("best");
        best.getStyleClass().addAll("num", "record-figure");
        streak.getStyleClass().addAll("small", "record-note");
        Weakly.follow(this, desk.em(), this::cut);
        Weakly.follow(this, desk.texts().languageProperty(), this::show);
        model.drillProperty().addListener((all, old, now) -> show());
        model.speedProperty().addListener((all, old, now) -> show());
        model.changesProperty().addListener((all, old, now) -> show());
        cut();
    }

    /** Dials are drawn in px, so another text size needs another dial. */
    private void cut() {
        double radius = RADIUS * desk.em().get();
        Dial dial = new Dial(radius, radius * 0.72);
        seconds = new SecondsRing(radius * 0.86, radius * 0.75);
        dial.reading(seconds);
        Label caption = new Label();
        caption.textProperty()
                .bind(desk.texts()
                        .live(() -> desk.texts()
                                .get("practice.record")
                                .toUpperCase(desk.texts().locale())));
        caption.getStyleClass().addAll("cap", "record-note");
        VBox centre = new VBox(caption, best, streak);
        centre.setAlignment(Pos.CENTER);
        centre.setMouseTransparent(true);
        getChildren().setAll(dial, centre);
        show();
    }

    private void show() {
        Standing standing = model.standing();
        best.setText(standing.tries() == 0 ? "–" : Integer.toString(standing.best()));
        streak.setText(
                standing.tries() == 0
                        ? desk.texts().get("practice.untried")
                        : desk.texts().get("practice.bestRun", standing.bestStreak()));
        int limit = model.drillProperty().get().limitMs(model.speedProperty().get());
        seconds.show(limit == Countdown.NO_LIMIT ? 0 : Countdown.seconds(limit));
    }
}

package org.alea.app.games.queen.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.StrokeLineCap;
import org.alea.app.shell.Desk;
import org.alea.app.table.Dial;

/** How accurate the round was, on a dial, with how often each label was given. */
final class AccuracyPanel extends VBox {
    private static final double RADIUS = 7.4;
    private static final int SEGMENTS = 50;

    private final Desk desk;
    private final CoachModel model;
    private final CoachWords words;
    private final StackPane dial = new StackPane();
    private final HBox counts = new HBox();
    private final Label game = new Label();

    AccuracyPanel(Desk desk, CoachModel model, CoachWords words) {
        this.desk = desk;
        this.model = model;
        this.words = words;
        getStyleClass().addAll("panel", "accuracy-panel");
        dial.getStyleClass().addAll("record-dial", "accuracy-dial");
        counts.getStyleClass().add("label-counts");
        game.setWrapText(true);
        game.setMinHeight(USE_PREF_SIZE);
        game.getStyleClass().add("muted");
        getChildren().addAll(dial, counts, game);
    }

    void show() {
        OptionalInt accuracy = model.round().map(CoachedRound::accuracy).orElse(OptionalInt.empty());
        drawDial(accuracy);
        counts.getChildren().clear();
        for (org.alea.games.queen.coach.Label label : org.alea.games.queen.coach.Label.values()) {
            long times = model.round().stream()
                    .flatMap(round -> round.verdicts().stream())
                    .filter(verdict -> verdict.label() == label)
                    .count();
            // before the first verdict nothing has been counted, not even to nought
            String counted = accuracy.isPresent() ? Long.toString(times) : "–";
            LabelChip chip = new LabelChip(label, counted);
            chip.setAccessibleText(words.spoken(List.of(words.label(label), counted)));
            counts.getChildren().add(chip);
            if (label != org.alea.games.queen.coach.Label.MISTAKE) {
                Region gap = new Region();
                HBox.setHgrow(gap, Priority.ALWAYS);
                counts.getChildren().add(gap);
            }
        }
        boolean late = model.round().filter(CoachedRound::givenUp).isPresent();
        game.setText(
                late
                        ? words.get("tookTooLong")
                        : model.gameAccuracy().isPresent() && model.rounds().size() > 1
                                ? words.get("game", model.gameAccuracy().getAsInt(), model.judgedDecisions())
                                : "");
    }

    /** Dials are drawn in px, so another text size needs another dial. */
    private void drawDial(OptionalInt accuracy) {
        double radius = RADIUS * desk.em().get();
        Dial brass = new Dial(radius, radius * 0.71);
        List<Node> segments = new ArrayList<>();
        int lit = (int) Math.round(accuracy.orElse(0) / 100.0 * SEGMENTS);
        double each = 360.0 / SEGMENTS;
        for (int i = 0; i < SEGMENTS; i++) {
            Arc arc = new Arc(0, 0, radius * 0.81, radius * 0.81, 90 - (i + 0.86) * each, each * 0.72);
            arc.setType(ArcType.OPEN);
            arc.setFill(Color.TRANSPARENT);
            arc.setStrokeWidth(radius * 0.13);
            arc.setStrokeLineCap(StrokeLineCap.BUTT);
            arc.getStyleClass().add(i < lit ? "accuracy-lit" : "accuracy-dark");
            segments.add(arc);
        }
        brass.reading(segments.toArray(Node[]::new));
        Label caption = new Label(words.caption("accuracy"));
        caption.getStyleClass().addAll("cap", "record-note");
        Label figure = new Label(accuracy.isPresent() ? Integer.toString(accuracy.getAsInt()) : "–");
        figure.setId("accuracy");
        figure.getStyleClass().addAll("num", "accuracy-figure");
        Label of = new Label(words.get("of100"));
        of.getStyleClass().addAll("small", "record-note");
        VBox centre = new VBox(caption, figure, of);
        centre.setAlignment(Pos.CENTER);
        centre.setMouseTransparent(true);
        dial.getChildren().setAll(brass, centre);
        dial.setAccessibleText(words.spoken(List.of(words.get("accuracy"), figure.getText(), words.get("of100"))));
    }
}

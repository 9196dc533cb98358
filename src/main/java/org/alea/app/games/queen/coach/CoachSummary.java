package org.alea.app.games.queen.coach;

import java.util.List;
import java.util.OptionalInt;
import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.Verdict;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The decisions of a round in a few lines, for the card that ends a drill: what was done, what was better, the loss. */
public final class CoachSummary extends VBox {
    private final CoachModel model;
    private final CoachWords words;
    private final Label head = new Label("", Icon.of(MaterialDesignS.SCHOOL, "accent-icon"));
    private final Label accuracy = new Label();
    private final VBox rows = new VBox();

    public CoachSummary(Desk desk, QueenBox box, CoachModel model) {
        this.model = model;
        this.words = new CoachWords(desk.texts(), box);
        setId("coach-summary");
        getStyleClass().add("drill-coach");
        head.getStyleClass().add("strong");
        accuracy.setId("coach-accuracy");
        accuracy.getStyleClass().add("num");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox top = new HBox(head, gap, accuracy);
        top.getStyleClass().add("drill-coach-head");
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().addAll("candidate-scroll", "drill-coach-rows");
        getChildren().addAll(top, scroll);
        InvalidationListener refresh = changed -> show();
        model.changesProperty().addListener(refresh);
        desk.texts().languageProperty().addListener(refresh);
        show();
    }

    private void show() {
        head.setText(words.get("drill.title"));
        OptionalInt reached = model.round().map(CoachedRound::accuracy).orElse(OptionalInt.empty());
        boolean over = model.round().map(CoachedRound::over).orElse(true);
        accuracy.setText(
                model.rounds().isEmpty()
                        ? words.get("drill.nothing")
                        : over && reached.isPresent()
                                ? words.get("drill.accuracy", reached.getAsInt())
                                : words.get("drill.running"));
        rows.getChildren()
                .setAll(model.round().map(CoachedRound::decisions).orElse(List.of()).stream()
                        .map(this::row)
                        .toList());
    }

    private Node row(RoundDecision decision) {
        Label number = new Label(Integer.toString(decision.index() + 1));
        number.getStyleClass().addAll("num", "muted");
        Label choice = new Label(words.candidate(decision.before(), decision.choice()));
        choice.getStyleClass().add("strong");
        HBox row = new HBox(number, choice);
        row.getStyleClass().add("drill-coach-row");
        model.round()
                .flatMap(round -> round.verdict(decision.index()))
                .ifPresentOrElse(verdict -> judged(row, verdict), () -> {
                    Region hatched = ValueBar.awaited();
                    HBox.setHgrow(hatched, Priority.ALWAYS);
                    row.getChildren().add(hatched);
                });
        return row;
    }

    private void judged(HBox row, Verdict verdict) {
        // beside "excellent", a better choice would only puzzle
        Label better = new Label(
                verdict.excellent()
                        ? ""
                        : words.get(
                                "drill.best",
                                words.inSentence(
                                        verdict.decision().before(),
                                        verdict.best().candidate())));
        better.getStyleClass().addAll("small", "muted");
        better.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(better, Priority.ALWAYS);
        Label loss = new Label(words.loss(verdict.loss()));
        loss.getStyleClass().add("num");
        loss.setMinWidth(USE_PREF_SIZE);
        row.getChildren().addAll(better, new LabelChip(verdict.label(), words.label(verdict.label())), loss);
    }
}

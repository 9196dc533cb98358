package org.alea.app.games.queen.coach;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Candidate;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.Verdict;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/** The decision looked at: the dice before it, what was thrown, and the dice after it. */
final class DecisionPanel extends VBox {
    private final Desk desk;
    private final CoachModel model;
    private final CoachWords words;
    private final LaneStrip before;
    private final LaneStrip after;

    DecisionPanel(Desk desk, CoachModel model, CoachWords words) {
        this.desk = desk;
        this.model = model;
        this.words = words;
        this.before = new LaneStrip(desk, words);
        this.after = new LaneStrip(desk, words);
        getStyleClass().addAll("panel", "coach-panel", "decision-panel");
    }

    void show() {
        model.decision().ifPresent(this::show);
    }

    private void show(RoundDecision decision) {
        QueenTable table = decision.before();
        Candidate choice = decision.choice();
        before.show(table, choice.value());
        getChildren().setAll(heading(decision), stopLine(beforeWords(decision), Verdict::stop), before);
        if (!choice.stops()) {
            after.show(decision.after(), 0);
            getChildren().addAll(thrown(decision), stopLine(words.caption("after"), Verdict::stopAfter), after);
        } else {
            Label stopped = new Label(words.get("stopped"));
            stopped.getStyleClass().addAll("muted", "stopped-here");
            getChildren().add(stopped);
        }
    }

    private String beforeWords(RoundDecision decision) {
        return decision.secondsLeft().isPresent()
                ? words.caption("before", decision.secondsLeft().getAsInt())
                : words.caption("before.untimed");
    }

    private Node heading(RoundDecision decision) {
        Label title = new Label(
                words.get("decision", decision.index() + 1, words.inSentence(decision.before(), decision.choice())));
        title.setId("decision-title");
        title.getStyleClass().addAll("display", "coach-title");
        HBox heading = new HBox(title);
        heading.getStyleClass().add("coach-heading");
        HBox.setHgrow(title, Priority.SOMETIMES);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        model.verdict().ifPresent(verdict -> {
            Label loss = new Label(words.loss(verdict.loss()));
            loss.getStyleClass().addAll("num", verdict.loss() > 0 ? "decision-loss" : "no-loss");
            loss.setMinWidth(USE_PREF_SIZE);
            heading.getChildren().addAll(new LabelChip(verdict.label(), words.label(verdict.label())), gap, loss);
        });
        return heading;
    }

    private Node stopLine(String caption, java.util.function.ToDoubleFunction<Verdict> value) {
        Label when = new Label(caption);
        when.getStyleClass().add("cap");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox line = new HBox(when, gap);
        line.getStyleClass().add("stop-line");
        model.verdict().ifPresent(verdict -> {
            Label what = new Label(words.get("ifStopped"));
            what.getStyleClass().addAll("small", "muted");
            Label worth = new Label(words.signed(value.applyAsDouble(verdict)));
            worth.getStyleClass().addAll("num", "stop-value");
            line.getChildren().addAll(what, worth);
        });
        return line;
    }

    private Node thrown(RoundDecision decision) {
        Candidate choice = decision.choice();
        Label what = new Label(
                words.get(choice.kind() == Candidate.Kind.REROLL_SOLO ? "becomesOne" : "becomes", choice.value()));
        what.getStyleClass().add("muted");
        HBox row = new HBox(Icon.of(MaterialDesignA.ARROW_DOWN_BOLD, "accent-icon"), what);
        List<Node> results = new CoachDice(desk)
                .thrown(
                        decision.before(),
                        decision.after(),
                        choice,
                        2.4 * desk.em().get());
        row.getChildren().addAll(results);
        row.setAlignment(Pos.CENTER);
        row.getStyleClass().add("thrown-dice");
        return row;
    }
}

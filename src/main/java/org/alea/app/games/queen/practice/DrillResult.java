package org.alea.app.games.queen.practice;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.queen.coach.CoachModel;
import org.alea.app.games.queen.coach.CoachSummary;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.app.table.KeyCap;
import org.alea.games.queen.Speed;
import org.alea.games.queen.practice.Attempt;
import org.alea.games.queen.practice.Circuit;
import org.alea.games.queen.practice.DrillWords;
import org.alea.games.queen.practice.Judgement;
import org.alea.games.queen.practice.Lack;
import org.alea.games.queen.practice.Standing;
import org.alea.games.queen.practice.Trial;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** How an exercise came out: reached or missed, the terms of its score, and where to go from here. */
final class DrillResult extends StackPane {
    /** As many parts as the composer of a drill may give its goal. */
    private static final int COUNTABLE = 100;

    private final Texts texts;
    private final DrillRun run;
    private final DrillRun.Outcome outcome;
    private final Ways ways;
    private final CoachSummary summary;
    private final VBox card = new VBox();

    /** What can follow. */
    record Ways(Runnable next, Runnable again, Runnable leave, Runnable coach) {}

    DrillResult(Desk desk, DrillRun run, DrillRun.Outcome outcome, CoachModel coach, Ways ways) {
        this.texts = desk.texts();
        this.run = run;
        this.outcome = outcome;
        this.ways = ways;
        this.summary = new CoachSummary(desk, run.model().box(), coach);
        setId("drill-result");
        setFocusTraversable(true);
        getStyleClass().add("drill-veil");
        card.getStyleClass().addAll("panel", "drill-result");
        card.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        getChildren().add(card);
        Weakly.follow(this, texts.languageProperty(), this::show);
        show();
    }

    private void show() {
        Trial trial = outcome.trial();
        boolean success = trial.judgement().success();
        Label verdict = label(texts.get(success ? "practice.reached" : "practice.missed"), "display", "result-verdict");
        verdict.setId("verdict");
        verdict.setGraphic(Icon.of(success ? MaterialDesignC.CHECK_CIRCLE : MaterialDesignA.ALERT_CIRCLE));
        verdict.getStyleClass().add(success ? "attempt-success" : "attempt-failure");
        String asked = words().goal(run.exercise(), texts.language());
        Label goal = label(
                words().reached(run.exercise(), trial.landing(), texts.language())
                        .map(reached -> asked + " " + reached)
                        .orElse(asked),
                "muted");
        goal.setId("asked");
        goal.setWrapText(true);
        goal.setMinHeight(Region.USE_PREF_SIZE);
        card.getChildren().setAll(verdict, goal, terms(trial), total(trial), summary);
        run.circuit().ifPresent(circuit -> card.getChildren().add(circuit(circuit)));
        card.getChildren().add(buttons());
    }

    private VBox terms(Trial trial) {
        VBox terms = new VBox();
        terms.getStyleClass().add("result-terms");
        Speed speed = run.exercise().speed();
        if (trial.judgement().success()) {
            terms.getChildren().add(term("practice.term.success", "100"));
            int seconds = speed.timed() ? trial.timeLeftMs() / 1000 : 0;
            if (seconds > 0) {
                terms.getChildren().add(term(texts.get("practice.term.seconds", seconds), "+" + 2 * seconds));
            }
            if (trial.judgement().bonus() > 0) {
                terms.getChildren()
                        .add(term("practice.term.bonus", "+" + trial.judgement().bonus()));
            }
        } else {
            terms.getChildren().add(term(met(trial.judgement()), Integer.toString(trial.points(speed))));
            trial.judgement().lack().ifPresent(lack -> terms.getChildren().add(lacking(lack)));
        }
        int streak = outcome.streakBefore();
        if (streak > 0 && scored().isPresent()) {
            terms.getChildren()
                    .add(term(
                            texts.get("practice.term.streak", streak),
                            texts.get("practice.factor", 1 + Math.min(streak, 10) / 10.0)));
        }
        if (!speed.timed()) {
            terms.getChildren().add(term("practice.term.untimed", texts.get("practice.factor", 0.5)));
        }
        return terms;
    }

    /** What a failure has met of its goal; parts too many to be counted are a share. */
    private String met(Judgement judgement) {
        if (judgement.lack().isPresent()) {
            return words().parts(run.exercise(), judgement, texts.language());
        }
        return judgement.parts() > COUNTABLE
                ? texts.get("practice.term.share", 100 * judgement.met() / judgement.parts())
                : texts.get("practice.term.parts", judgement.met(), judgement.parts());
    }

    /** Without it a goal whose parts are all met would read like one that was reached. */
    private HBox lacking(Lack lack) {
        HBox term = term(words().lack(lack, texts.language()), texts.get("practice.outcome.failure"));
        term.setId("lack");
        return term;
    }

    private DrillWords words() {
        return new DrillWords(run.model().box().wording());
    }

    private HBox term(String keyOrWords, String points) {
        String words = keyOrWords.startsWith("practice.") ? texts.get(keyOrWords) : keyOrWords;
        Label name = label(words, "muted");
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        HBox term = new HBox(name, label(points, "num"));
        term.getStyleClass().add("result-term");
        return term;
    }

    private HBox total(Trial trial) {
        Label name = label(remark(), "strong", "result-record");
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        int score =
                scored().map(Attempt::score).orElse(trial.score(run.exercise().speed(), 0));
        Label points = label(texts.get("practice.number", score), "num", "result-score");
        points.setId("score");
        HBox total = new HBox(name, points);
        total.setAlignment(Pos.CENTER_LEFT);
        total.getStyleClass().add("result-total");
        return total;
    }

    private Optional<Attempt> scored() {
        return outcome.attempt().filter(attempt -> !attempt.helped());
    }

    private String remark() {
        if (scored().isEmpty()) {
            return texts.get(run.repeated() ? "practice.unscoredTotal" : "practice.helpedTotal");
        }
        Standing standing = run.standing();
        // a goal that was missed is nothing to cheer, even if it beats nothing at all
        return outcome.record() && outcome.trial().judgement().success()
                ? texts.get("practice.newRecord")
                : texts.get("practice.streak", standing.streak(), standing.bestStreak());
    }

    private Label circuit(Circuit circuit) {
        String key = circuit.over() ? "practice.circuitDone" : "practice.circuitSoFar";
        Label words =
                label(texts.get(key, circuit.score(), circuit.done().size(), Circuit.LENGTH), "strong", "accent-text");
        words.setId("circuit-score");
        return words;
    }

    private HBox buttons() {
        boolean more = run.canGoOn();
        Button next = button(more ? "practice.next" : "practice.back", MaterialDesignR.REPEAT, "R", ways.next());
        next.setId("next");
        next.getStyleClass().add("primary");
        HBox buttons = new HBox(next);
        if (run.circuit().isEmpty()) {
            buttons.getChildren().add(button("practice.again", MaterialDesignR.REPLAY, "⇧ R", ways.again()));
        }
        buttons.getChildren().add(button("coach.drill.open", MaterialDesignS.SCHOOL, "C", ways.coach()));
        if (more) {
            buttons.getChildren().add(button("practice.back", MaterialDesignC.CHEVRON_LEFT, "Esc", ways.leave()));
        }
        buttons.getStyleClass().add("result-buttons");
        return buttons;
    }

    private Button button(String key, Ikon icon, String cap, Runnable act) {
        HBox content = new HBox(Icon.of(icon), new Label(texts.get(key)), new KeyCap(cap));
        content.setAlignment(Pos.CENTER);
        content.getStyleClass().add("button-content");
        Button button = new Button("", content);
        button.setAccessibleText(texts.get(key));
        button.setMinWidth(USE_PREF_SIZE);
        button.setFocusTraversable(false);
        button.setOnAction(event -> act.run());
        return button;
    }

    private static Label label(String words, String... styles) {
        Label label = new Label(words);
        label.getStyleClass().addAll(styles);
        return label;
    }
}

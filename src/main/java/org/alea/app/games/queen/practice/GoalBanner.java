package org.alea.app.games.queen.practice;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.games.queen.practice.Circuit;
import org.alea.games.queen.practice.DrillWords;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/** What is to be reached, in sight as long as the drill runs. */
final class GoalBanner extends HBox {
    private final Texts texts;
    private final DrillRun run;
    private final StackPane emblem = new StackPane();
    private final Label name = new Label();
    private final Label goal = new Label();
    private final Label turn = new Label();
    private final Label unscored = new Label();
    private final Label streak = new Label("", Icon.of(MaterialDesignF.FIRE, "warm-icon"));

    GoalBanner(Desk desk, DrillRun run) {
        this.texts = desk.texts();
        this.run = run;
        getStyleClass().add("goal-banner");
        name.getStyleClass().addAll("display", "goal-name");
        name.setMinWidth(USE_PREF_SIZE);
        goal.setId("goal");
        goal.getStyleClass().addAll("strong", "goal-words");
        goal.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(goal, Priority.ALWAYS);
        for (Label note : List.of(turn, unscored)) {
            note.getStyleClass().add("chip");
            note.setMinWidth(USE_PREF_SIZE);
        }
        unscored.setId("unscored");
        streak.setId("goal-streak");
        streak.getStyleClass().add("chip");
        streak.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(emblem, name, goal, turn, unscored, streak);
        Weakly.follow(this, texts.languageProperty(), this::show);
    }

    void show() {
        emblem.getChildren().setAll(Icon.of(GoalIcons.of(run.exercise().drill()), "goal-icon"));
        name.setText(run.exercise().drill().name().in(texts.language()));
        goal.setText(
                run.exercise().ready()
                        ? new DrillWords(run.model().box().wording()).goal(run.exercise(), texts.language())
                        : texts.get("practice.measuring"));
        showStanding();
    }

    /** Only what can change while the drill runs. */
    void showStanding() {
        note(turn, run.circuit().map(circuit -> texts.get("practice.turn", run.turn(circuit), Circuit.LENGTH)));
        note(unscored, run.scored() ? Optional.empty() : Optional.of(texts.get("practice.unscored")));
        streak.setText(texts.get("practice.inARow", run.standing().streak()));
    }

    private static void note(Label label, Optional<String> words) {
        label.setText(words.orElse(""));
        label.setVisible(words.isPresent());
        label.setManaged(words.isPresent());
    }
}

package org.alea.app.replay;

import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.games.TableReplay.Judgement;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The present step in a line: what was done, what the coach says of it, what it brought about, and the way to him. */
final class StepLine extends HBox {
    /** How much of the line the words of a move may take; longer ones are set in two lines. */
    private static final double MOST_OF_MADE = 0.36;

    private final Texts texts;
    private final Label made = new Unsqueezed();
    private final Label advice = new Label();
    private final Label happened = new Label();

    StepLine(Texts texts) {
        this.texts = texts;
        getStyleClass().add("happened");
        made.setId("made");
        made.getStyleClass().add("strong");
        made.setWrapText(true);
        made.maxWidthProperty().bind(widthProperty().multiply(MOST_OF_MADE));
        happened.getStyleClass().addAll("small", "muted");
        happened.setWrapText(true);
        happened.setMaxWidth(Double.MAX_VALUE);
        advice.setId("advice");
        advice.getStyleClass().add("small");
        advice.setWrapText(true);
        advice.visibleProperty().bind(advice.textProperty().isNotEmpty());
        advice.managedProperty().bind(advice.visibleProperty());
        VBox told = new VBox(advice, happened);
        told.getStyleClass().add("told");
        HBox.setHgrow(told, Priority.ALWAYS);
        Tooltip full = new Tooltip();
        full.textProperty().bind(happened.textProperty());
        full.setWrapText(true);
        full.setMaxWidth(700);
        happened.setTooltip(full);
        getChildren().addAll(made, told);
    }

    /** What does not fit here can be read on a sheet. */
    void offerWhole(Runnable open) {
        Button whole = button(new HBox(Icon.of(MaterialDesignT.TEXT_LONG), key("L")), open);
        whole.setId("whole-step");
        whole.accessibleTextProperty().bind(texts.text("replay.whole"));
        whole.visibleProperty().bind(happened.textProperty().isNotEmpty());
        getChildren().add(whole);
    }

    /** There is a coach for this game: he can be asked about the present step. */
    void offerCoach(Runnable open) {
        Label words = new Label();
        words.textProperty().bind(texts.text("replay.coach"));
        Button coach = button(new HBox(Icon.of(MaterialDesignS.SCHOOL), words, key("C")), open);
        coach.setId("coach");
        coach.accessibleTextProperty().bind(words.textProperty());
        getChildren().add(coach);
    }

    private static Label key(String name) {
        Label key = new Label(name);
        key.getStyleClass().add("kbd");
        return key;
    }

    private static Button button(HBox face, Runnable act) {
        face.getStyleClass().add("transport-face");
        Button button = new Button("", face);
        button.getStyleClass().add("ghost");
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> act.run());
        return button;
    }

    void show(String newMade, Optional<Judgement> judgement, String lines) {
        made.setText(newMade);
        made.setGraphic(judgement.map(judged -> Grades.icon(judged.grade())).orElse(null));
        advice.setText(judgement.map(new Grades(texts)::words).orElse(""));
        happened.setText(lines);
    }

    /** Words that what follows them cannot squeeze: they take the width they need, up to the most they may have. */
    private static final class Unsqueezed extends Label {
        @Override
        protected double computeMinWidth(double height) {
            return Math.min(computePrefWidth(-1), getMaxWidth());
        }
    }
}

package org.alea.app.games.queen.coach;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Icon;
import org.alea.app.table.KeyCap;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** What to remember of the decision looked at, and the ways on from it. */
final class AdvicePanel extends VBox {
    private final CoachModel model;
    private final CoachWords words;
    private final Label title = new Label("", Icon.of(MaterialDesignL.LIGHTBULB_ON_OUTLINE));
    private final FindingRows findings;
    private final HBox steps = new HBox();
    private final VBox ways = new VBox();
    private final Runnable tryIt;

    AdvicePanel(CoachModel model, CoachWords words, Runnable tryIt) {
        this.model = model;
        this.words = words;
        this.tryIt = tryIt;
        this.findings = new FindingRows(model, words);
        getStyleClass().addAll("panel", "coach-panel", "advice-panel");
        title.getStyleClass().addAll("display", "coach-subtitle", "advice-title");
        Region gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        steps.getStyleClass().add("coach-steps");
        ways.getStyleClass().add("coach-ways");
        getChildren().addAll(title, findings, gap, ways);
    }

    void show() {
        title.setText(words.get("remember"));
        findings.show();
        int now = model.decisionProperty().get();
        int last = model.round().map(round -> round.decisions().size()).orElse(0) - 1;
        steps.getChildren().clear();
        if (now > 0) {
            steps.getChildren().add(step(now, MaterialDesignC.CHEVRON_LEFT, -1));
        }
        if (now < last) {
            steps.getChildren().add(step(now + 2, MaterialDesignC.CHEVRON_RIGHT, 1));
        }
        ways.getChildren().setAll(tryIt(words, tryIt), steps);
    }

    /** The button that opens a decision to be tried. */
    static Button tryIt(CoachWords words, Runnable act) {
        HBox content = new HBox(Icon.of(MaterialDesignP.PLAY), new Label(words.get("try")), new KeyCap("E"));
        content.setAlignment(Pos.CENTER);
        content.getStyleClass().add("button-content");
        Button button = new Button("", content);
        button.setId("try");
        button.getStyleClass().add("primary");
        button.setAccessibleText(words.get("try"));
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(pressed -> act.run());
        return button;
    }

    private Button step(int number, Ikon icon, int by) {
        Button button = new Button(words.get("step", number), Icon.of(icon));
        button.setContentDisplay(
                by < 0 ? javafx.scene.control.ContentDisplay.LEFT : javafx.scene.control.ContentDisplay.RIGHT);
        button.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(button, Priority.ALWAYS);
        button.setOnAction(pressed -> model.step(by));
        return button;
    }
}

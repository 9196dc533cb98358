package org.alea.app.games.queen.coach;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Icon;
import org.alea.app.table.KeyCap;
import org.alea.games.queen.coach.Finding;
import org.alea.games.queen.coach.Verdict;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;

/** What to remember of the decision looked at, and the ways on from it. */
final class AdvicePanel extends VBox {
    private final CoachModel model;
    private final CoachWords words;
    private final Label title = new Label("", Icon.of(MaterialDesignL.LIGHTBULB_ON_OUTLINE));
    private final VBox findings = new VBox();
    private final HBox steps = new HBox();
    private final VBox ways = new VBox();
    private final Runnable tryIt;

    AdvicePanel(CoachModel model, CoachWords words, Runnable tryIt) {
        this.model = model;
        this.words = words;
        this.tryIt = tryIt;
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
        findings.getChildren()
                .setAll(model.verdict().map(Verdict::findings).orElse(List.of()).stream()
                        .map(this::finding)
                        .toList());
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

    private Node finding(Finding finding) {
        Label said = new Label(words.finding(finding));
        said.setWrapText(true);
        said.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox row = new HBox(Icon.of(icon(finding), "finding-icon"), said);
        row.getStyleClass().add("finding");
        return row;
    }

    private static Ikon icon(Finding finding) {
        if (finding instanceof Finding.DearSolo) {
            return MaterialDesignL.LOCK;
        }
        if (finding instanceof Finding.WastedColour) {
            return MaterialDesignP.PALETTE;
        }
        return finding instanceof Finding.SunMissed
                ? MaterialDesignW.WHITE_BALANCE_SUNNY
                : MaterialDesignT.TIMER_OUTLINE;
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

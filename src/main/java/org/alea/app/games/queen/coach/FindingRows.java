package org.alea.app.games.queen.coach;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Icon;
import org.alea.games.queen.coach.Finding;
import org.alea.games.queen.coach.Verdict;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;

/** What to remember of the decision looked at, a row each. */
final class FindingRows extends VBox {
    private final CoachModel model;
    private final CoachWords words;

    FindingRows(CoachModel model, CoachWords words) {
        this.model = model;
        this.words = words;
    }

    void show() {
        getChildren()
                .setAll(model.verdict().map(Verdict::findings).orElse(List.of()).stream()
                        .map(this::row)
                        .toList());
        setVisible(!getChildren().isEmpty());
        setManaged(!getChildren().isEmpty());
    }

    private Node row(Finding finding) {
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
}

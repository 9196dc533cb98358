package org.alea.app.shell;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/** Asks before a fresh match takes the place of one that waits. */
final class ReplaceDialog extends VBox {

    ReplaceDialog(Texts texts, Runnable replace, Runnable resume, Runnable cancel) {
        getStyleClass().addAll("panel", "confirm-dialog");
        Label what = new Label();
        what.textProperty().bind(texts.text("setup.waiting"));
        what.setWrapText(true);
        Button keep = button(texts, "setup.keep", resume);
        keep.getStyleClass().add("primary");
        Button end = button(texts, "setup.replace", replace);
        end.setGraphic(Icon.of(MaterialDesignA.ALERT_OUTLINE));
        end.getStyleClass().add("destructive");
        HBox buttons = new HBox(keep, end);
        buttons.getStyleClass().add("dialog-buttons");
        getChildren().addAll(Dialogs.header(texts, texts.text("setup.waitingTitle"), cancel), what, buttons);
    }

    private static Button button(Texts texts, String key, Runnable action) {
        Button button = new Button();
        button.setId(key.replace('.', '-'));
        button.textProperty().bind(texts.text(key));
        button.setOnAction(event -> action.run());
        return button;
    }
}

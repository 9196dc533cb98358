package org.alea.app.shell;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** Asks before a fresh match takes the place of one that waits. */
public final class ReplaceDialog extends VBox {

    /**
     * What may become of the match that waits.
     *
     * @param resume goes on with it
     * @param replace gives it up
     * @param keepAs keeps it under a name before the fresh one begins; nothing if there is no place left for it
     */
    public record Ways(Runnable resume, Runnable replace, Optional<Consumer<String>> keepAs, Runnable cancel) {}

    public ReplaceDialog(Texts texts, String suggestedName, Ways ways) {
        getStyleClass().addAll("panel", "confirm-dialog");
        Label what = new Label();
        what.textProperty().bind(texts.text("setup.waiting"));
        what.setWrapText(true);
        Button keep = button(texts, "setup.keep", ways.resume());
        keep.getStyleClass().add("primary");
        Button end = button(texts, "setup.replace", ways.replace());
        end.setGraphic(Icon.of(MaterialDesignA.ALERT_OUTLINE));
        end.getStyleClass().add("destructive");
        HBox buttons = new HBox(keep, end);
        buttons.getStyleClass().add("dialog-buttons");
        getChildren().addAll(Dialogs.header(texts, texts.text("setup.waitingTitle"), ways.cancel()), what, buttons);
        ways.keepAs().ifPresent(keepAs -> getChildren().add(keeping(texts, suggestedName, keepAs)));
    }

    private static HBox keeping(Texts texts, String suggestedName, Consumer<String> keepAs) {
        TextField name = new TextField(suggestedName);
        name.setId("setup-keepName");
        // nobody has to type: what most want is to go on with the match that waits
        name.getStyleClass().add("on-request");
        name.accessibleTextProperty().bind(texts.text("saves.name"));
        HBox.setHgrow(name, Priority.ALWAYS);
        Button keep =
                button(texts, "setup.keepAs", () -> keepAs.accept(name.getText().strip()));
        keep.setGraphic(Icon.of(MaterialDesignC.CONTENT_SAVE_OUTLINE));
        keep.setMinWidth(USE_PREF_SIZE);
        keep.disableProperty().bind(name.textProperty().map(String::isBlank));
        name.setOnAction(event -> keep.fire());
        HBox line = new HBox(name, keep);
        line.getStyleClass().add("seed-line");
        return line;
    }

    private static Button button(Texts texts, String key, Runnable action) {
        Button button = new Button();
        button.setId(key.replace('.', '-'));
        button.textProperty().bind(texts.text(key));
        button.setOnAction(event -> action.run());
        return button;
    }
}

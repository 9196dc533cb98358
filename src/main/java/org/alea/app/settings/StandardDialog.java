package org.alea.app.settings;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Dialogs;
import org.alea.app.shell.Texts;
import org.alea.store.Setting;

/** Asks before every setting goes back to its standard value: what was set one by one, the keys above all, is gone then. */
final class StandardDialog extends VBox {
    private final Texts texts;

    private StandardDialog(Desk desk) {
        texts = desk.texts();
        Runnable close = () -> desk.navigator().closeDialog();
        getStyleClass().addAll("panel", "confirm-dialog");
        getChildren().add(Dialogs.header(texts, texts.text("settings.standardTitle"), close));
        getChildren().add(words("settings.standardWhat"));
        int keys = desk.preferences().get(Setting.KEYS).size();
        if (keys > 0) {
            getChildren().add(words("settings.standardKeys", keys));
        }
        Button keep = button("settings.standardKeep", close);
        keep.getStyleClass().add("primary");
        Button restore = button("settings.standardDo", () -> {
            close.run();
            restore(desk.preferences());
        });
        HBox buttons = new HBox(keep, restore);
        buttons.getStyleClass().add("dialog-buttons");
        getChildren().add(buttons);
    }

    /** Asks, unless there is nothing to lose. */
    static void ask(Desk desk) {
        boolean changed = SettingSection.ALL.stream()
                .flatMap(section -> section.settings().stream())
                .anyMatch(setting -> !desk.preferences().get(setting).equals(setting.standard()));
        if (changed) {
            desk.navigator().dialog(new StandardDialog(desk));
        } else {
            desk.navigator().toast(desk.texts().get("settings.standardAlready"));
        }
    }

    private static void restore(Preferences preferences) {
        SettingSection.ALL.forEach(section -> section.settings().forEach(preferences::reset));
    }

    private Label words(String key, Object... args) {
        Label words = new Label();
        words.textProperty().bind(texts.text(key, args));
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        return words;
    }

    private Button button(String key, Runnable action) {
        Button button = new Button();
        button.setId(key.replace('.', '-'));
        button.textProperty().bind(texts.text(key));
        button.setOnAction(event -> action.run());
        return button;
    }
}

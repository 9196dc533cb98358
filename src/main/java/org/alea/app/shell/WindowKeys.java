package org.alea.app.shell;

import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.alea.app.shell.controls.KeyField;

/** The keys that work everywhere. */
final class WindowKeys {
    static final KeyAction LANGUAGE = new KeyAction("window.language", "Shortcut+L", "keys.language");
    static final KeyAction FULL_SCREEN = new KeyAction("window.fullScreen", "F11", "keys.fullScreen");
    static final KeyAction SAVES = new KeyAction("window.saves", "Shortcut+S", "keys.saves");
    static final KeyAction HELP = new KeyAction("window.help", "F1", "keys.help");

    private WindowKeys() {}

    static void listen(Scene scene, Stage stage, Desk desk, Navigation navigation) {
        KeyMap keys = new KeyMap(desk.preferences());
        stage.setFullScreenExitHint("");
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getTarget() instanceof KeyField field
                    && field.listeningProperty().get()) {
                return;
            }
            if (keys.hits(LANGUAGE, event)) {
                desk.preferences().speak(desk.texts().language().other());
            } else if (keys.hits(FULL_SCREEN, event)) {
                stage.setFullScreen(!stage.isFullScreen());
            } else if (keys.hits(SAVES, event)) {
                navigation.savesOfTable();
            } else if (keys.hits(HELP, event)) {
                navigation.keys();
            } else {
                return;
            }
            event.consume();
        });
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                navigation.escape();
            }
        });
    }
}

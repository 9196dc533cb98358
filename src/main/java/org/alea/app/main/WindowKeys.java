package org.alea.app.main;

import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.alea.app.shell.Desk;
import org.alea.app.shell.KeyGroup;
import org.alea.app.shell.KeyMap;
import org.alea.app.shell.controls.KeyField;

/** The keys that work everywhere. */
final class WindowKeys {
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
            if (keys.hits(KeyGroup.LANGUAGE, event)) {
                desk.preferences().speak(desk.texts().language().other());
            } else if (keys.hits(KeyGroup.FULL_SCREEN, event)) {
                stage.setFullScreen(!stage.isFullScreen());
            } else if (keys.hits(KeyGroup.SAVES, event)) {
                navigation.savesOfTable();
            } else if (keys.hits(KeyGroup.HELP, event)) {
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

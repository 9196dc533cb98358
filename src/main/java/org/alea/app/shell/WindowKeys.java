package org.alea.app.shell;

import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/** The keys that work everywhere. */
final class WindowKeys {
    private static final KeyCombination LANGUAGE = new KeyCodeCombination(KeyCode.L, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination FULL_SCREEN = new KeyCodeCombination(KeyCode.F11);
    private static final KeyCombination HELP = new KeyCodeCombination(KeyCode.F1);

    private WindowKeys() {}

    static void listen(Scene scene, Stage stage, Desk desk, Navigation navigation) {
        stage.setFullScreenExitHint("");
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (LANGUAGE.match(event)) {
                desk.preferences().speak(desk.texts().language().other());
            } else if (FULL_SCREEN.match(event)) {
                stage.setFullScreen(!stage.isFullScreen());
            } else if (HELP.match(event)) {
                navigation
                        .present()
                        .ifPresent(screen ->
                                navigation.dialog(new KeyboardHelp(desk.texts(), screen, navigation::closeDialog)));
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

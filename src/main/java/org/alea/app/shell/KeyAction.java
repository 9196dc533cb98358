package org.alea.app.shell;

import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/**
 * Something a key does that the player may give another key to.
 *
 * @param id in the settings file, for instance {@code queen.pause}
 * @param usual its key unless the player has chosen another, as {@link KeyCombination#valueOf} reads it
 * @param text the key of the text that says what it does
 */
public record KeyAction(String id, String usual, String text) {

    KeyCodeCombination usualKey() {
        return (KeyCodeCombination) KeyCombination.valueOf(usual);
    }
}

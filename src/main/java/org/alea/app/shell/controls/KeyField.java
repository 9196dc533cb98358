package org.alea.app.shell.controls;

import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/** A button that shows a key and, once pressed, waits for another one. Escape leaves the key as it is. */
public final class KeyField extends Button {
    private static final PseudoClass LISTENING = PseudoClass.getPseudoClass("listening");

    private final ReadOnlyBooleanWrapper listening = new ReadOnlyBooleanWrapper(false);

    /** @param chosen is told of the key the player has pressed */
    public KeyField(Consumer<KeyCodeCombination> chosen) {
        getStyleClass().setAll("key-field");
        listening.addListener((all, old, now) -> pseudoClassStateChanged(LISTENING, now));
        focusedProperty().addListener((all, old, now) -> listening.set(listening.get() && now));
        setOnAction(event -> listening.set(true));
        addEventFilter(KeyEvent.ANY, event -> {
            if (listening.get()) {
                hear(event, chosen);
            }
        });
    }

    /** Whether it waits for a key: nobody else should take it. */
    public ReadOnlyBooleanProperty listeningProperty() {
        return listening.getReadOnlyProperty();
    }

    private void hear(KeyEvent event, Consumer<KeyCodeCombination> chosen) {
        event.consume();
        if (event.getEventType() != KeyEvent.KEY_PRESSED || event.getCode().isModifierKey()) {
            return;
        }
        listening.set(false);
        if (event.getCode() != KeyCode.ESCAPE) {
            chosen.accept(key(event));
        }
    }

    /** The combination of an event; the platform's own key for shortcuts is written as such. */
    static KeyCodeCombination key(KeyEvent event) {
        boolean shortcut = event.isShortcutDown();
        boolean mac = shortcut && event.isMetaDown() && !event.isControlDown();
        return new KeyCodeCombination(
                event.getCode(),
                held(event.isShiftDown()),
                held(event.isControlDown() && (mac || !shortcut)),
                held(event.isAltDown()),
                held(event.isMetaDown() && !mac),
                held(shortcut));
    }

    private static ModifierValue held(boolean down) {
        return down ? ModifierValue.DOWN : ModifierValue.UP;
    }
}

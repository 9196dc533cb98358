package org.alea.app.shell;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.alea.app.settings.Preferences;
import org.alea.store.Setting;

/** Which key does what: the usual keys, and those the player has moved. */
public final class KeyMap {
    private final Preferences preferences;

    public KeyMap(Preferences preferences) {
        this.preferences = preferences;
    }

    /** The key of an action now; an entry of the file that names no key leaves the usual one in force. */
    public KeyCodeCombination key(KeyAction action) {
        return moved(action).orElseGet(action::usualKey);
    }

    public boolean isMoved(KeyAction action) {
        return moved(action).isPresent();
    }

    public boolean hits(KeyAction action, KeyEvent event) {
        return key(action).match(event);
    }

    /** Which of these actions the key that was pressed stands for now, if for any. */
    public Optional<KeyAction> action(KeyEvent event, List<KeyAction> actions) {
        return actions.stream().filter(action -> hits(action, event)).findFirst();
    }

    public void move(KeyAction action, KeyCodeCombination key) {
        Map<String, String> all = new TreeMap<>(entries());
        if (key.equals(action.usualKey())) {
            all.remove(action.id());
        } else {
            all.put(action.id(), key.getName());
        }
        preferences.set(Setting.KEYS, all);
    }

    public void reset(KeyAction action) {
        move(action, action.usualKey());
    }

    /** The action that has this key where {@code group} is at hand, if it is another than {@code action}. */
    public Optional<KeyAction> rival(KeyAction action, KeyGroup group, KeyCodeCombination key, List<KeyGroup> groups) {
        return groups.stream()
                .filter(group::meets)
                .flatMap(other -> other.actions().stream())
                .filter(other -> !other.equals(action) && key(other).equals(key))
                .findFirst();
    }

    /** What the help shows for an action. */
    public KeyHint hint(KeyAction action, Texts texts) {
        return new KeyHint(KeyNames.of(key(action), texts), action.text());
    }

    Map<String, String> entries() {
        return preferences.get(Setting.KEYS);
    }

    /** The key an entry of the file names, if it names one. */
    static Optional<KeyCodeCombination> parse(String name) {
        try {
            return KeyCombination.valueOf(name) instanceof KeyCodeCombination key && key.getCode() != KeyCode.UNDEFINED
                    ? Optional.of(key)
                    : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private Optional<KeyCodeCombination> moved(KeyAction action) {
        return Optional.ofNullable(entries().get(action.id()))
                .flatMap(KeyMap::parse)
                .filter(key -> !key.equals(action.usualKey()));
    }
}

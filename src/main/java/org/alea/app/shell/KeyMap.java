package org.alea.app.shell;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
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

    /**
     * The event as the usual keys would have sent it: a table is written for those, and hears nothing of a usual key
     * whose action has moved elsewhere.
     */
    public KeyEvent read(KeyEvent event, List<KeyAction> actions) {
        for (KeyAction action : actions) {
            if (means(event, key(action))) {
                return isMoved(action) ? sentBy(action.usualKey(), event) : event;
            }
        }
        boolean deserted = actions.stream().anyMatch(action -> means(event, action.usualKey()));
        return deserted ? silent(event) : event;
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

    /** When a key goes up, the keys that were held with it may be up already. */
    private static boolean means(KeyEvent event, KeyCodeCombination key) {
        return event.getEventType() == KeyEvent.KEY_RELEASED ? key.getCode() == event.getCode() : key.match(event);
    }

    private static KeyEvent sentBy(KeyCodeCombination key, KeyEvent event) {
        boolean shortcut = key.getShortcut() == ModifierValue.DOWN;
        boolean mac = System.getProperty("os.name", "").startsWith("Mac");
        return new KeyEvent(
                event.getSource(),
                event.getTarget(),
                event.getEventType(),
                event.getCharacter(),
                key.getCode().getChar(),
                key.getCode(),
                key.getShift() == ModifierValue.DOWN,
                key.getControl() == ModifierValue.DOWN || (shortcut && !mac),
                key.getAlt() == ModifierValue.DOWN,
                key.getMeta() == ModifierValue.DOWN || (shortcut && mac));
    }

    private static KeyEvent silent(KeyEvent event) {
        return new KeyEvent(
                event.getSource(),
                event.getTarget(),
                event.getEventType(),
                KeyEvent.CHAR_UNDEFINED,
                "",
                KeyCode.UNDEFINED,
                false,
                false,
                false,
                false);
    }
}

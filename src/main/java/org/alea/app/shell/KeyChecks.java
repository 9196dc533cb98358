package org.alea.app.shell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination.ModifierValue;

/** Which keys an action may have, and what in the settings file is none. */
public final class KeyChecks {
    private final Desk desk;
    private final KeyMap map;
    private final List<KeyGroup> groups;

    public KeyChecks(Desk desk) {
        this.desk = desk;
        map = new KeyMap(desk.preferences());
        groups = KeyGroup.of(desk);
    }

    /** Why an action cannot have a key, in the player's language; nothing if it can. */
    public Optional<String> refusal(KeyAction action, KeyGroup group, KeyCodeCombination key) {
        Texts texts = desk.texts();
        if (taken(key)) {
            return Optional.of(texts.get("keys.fixed", KeyNames.of(key, texts)));
        }
        if (group.everywhere() && types(key)) {
            return Optional.of(texts.get("keys.types", KeyNames.of(key, texts)));
        }
        return map.rival(action, group, key, groups)
                .map(rival -> texts.get("keys.rival", KeyNames.of(key, texts), texts.get(rival.text())));
    }

    /** The entries of the file that are not in force, a sentence each; they stay in the file. */
    public List<String> problems() {
        Texts texts = desk.texts();
        Map<String, KeyAction> known = new HashMap<>();
        groups.forEach(group -> group.actions().forEach(action -> known.put(action.id(), action)));
        List<String> problems = new ArrayList<>();
        map.entries().forEach((id, name) -> {
            if (!known.containsKey(id)) {
                problems.add(texts.get("keys.unknownAction", id));
            } else if (KeyMap.parse(name).isEmpty()) {
                problems.add(texts.get("keys.unknownKey", id, name));
            }
        });
        for (KeyGroup group : groups) {
            for (KeyAction action : group.actions()) {
                if (map.isMoved(action)) {
                    refusal(action, group, map.key(action)).ifPresent(problems::add);
                }
            }
        }
        return problems;
    }

    /** Keys every screen is worked with; digits choose dice whatever is held with them. */
    private static boolean taken(KeyCodeCombination key) {
        KeyCode code = key.getCode();
        return code.isNavigationKey()
                || code.isDigitKey()
                || code == KeyCode.ENTER
                || code == KeyCode.ESCAPE
                || code == KeyCode.SPACE
                || code == KeyCode.TAB;
    }

    private static boolean types(KeyCodeCombination key) {
        boolean held = key.getShortcut() == ModifierValue.DOWN
                || key.getControl() == ModifierValue.DOWN
                || key.getAlt() == ModifierValue.DOWN
                || key.getMeta() == ModifierValue.DOWN;
        return !held && !key.getCode().isFunctionKey();
    }
}

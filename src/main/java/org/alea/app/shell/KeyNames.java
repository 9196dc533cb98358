package org.alea.app.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination.ModifierValue;

/** What is printed on keys, in the player's language. */
public final class KeyNames {
    private KeyNames() {}

    /** The caps to press together, joined by a plus. */
    public static String of(KeyCodeCombination key, Texts texts) {
        List<String> caps = new ArrayList<>();
        add(caps, key.getShortcut(), mac() ? "⌘" : "Ctrl");
        add(caps, key.getControl(), "Ctrl");
        add(caps, key.getAlt(), "Alt");
        add(caps, key.getMeta(), "Meta");
        add(caps, key.getShift(), "⇧");
        caps.add(name(key.getCode(), texts));
        return String.join("+", caps);
    }

    private static void add(List<String> caps, ModifierValue held, String cap) {
        if (held == ModifierValue.DOWN) {
            caps.add(cap);
        }
    }

    private static String name(KeyCode code, Texts texts) {
        String known = "key." + code.name().toLowerCase(Locale.ROOT);
        return texts.knows(known) ? texts.get(known) : code.getName();
    }

    private static boolean mac() {
        return System.getProperty("os.name", "").startsWith("Mac");
    }
}

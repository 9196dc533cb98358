package org.alea.app.table;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import javafx.scene.input.KeyCode;

/** The keys that are down: each counts once until it goes up, however often it repeats itself. */
public final class HeldKeys {
    private final Set<KeyCode> named = EnumSet.noneOf(KeyCode.class);
    /** Digits on keys without a code of their own, as é of AZERTY is. */
    private final Set<Integer> nameless = new HashSet<>();

    private boolean mute;

    /** Whether this press is more than the repetition of one. */
    public boolean pressed(KeyCode code, OptionalInt digit) {
        boolean hasName = code != KeyCode.UNDEFINED;
        mute = !hasName && digit.isEmpty();
        if (hasName) {
            return named.add(code);
        }
        return digit.isEmpty() || nameless.add(digit.getAsInt());
    }

    /** Whether this character is the first that is heard of its key: the press has told nothing. */
    public boolean typed(int digit) {
        return mute && nameless.add(digit);
    }

    public void released(KeyCode code) {
        if (code == KeyCode.UNDEFINED) {
            nameless.clear();
        } else {
            named.remove(code);
        }
    }

    public void forget() {
        named.clear();
        nameless.clear();
    }
}

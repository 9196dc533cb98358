package org.alea.app.table;

import javafx.scene.control.Label;

/** The key that does the same as the button it stands on. */
public final class KeyCap extends Label {

    public KeyCap(String key) {
        super(key);
        getStyleClass().add("key-cap");
        setMinWidth(USE_PREF_SIZE);
    }
}

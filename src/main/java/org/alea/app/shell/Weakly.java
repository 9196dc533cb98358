package org.alea.app.shell;

import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.Node;

/**
 * Follows what outlives every screen (the language, a setting, the size of text) without being held by it: a screen that
 * was left is forgotten with all its pictures.
 */
public final class Weakly {
    private Weakly() {}

    /** Does something at every change, for as long as {@code follower} is in use. */
    public static <V> void follow(Node follower, ObservableValue<V> value, Runnable action) {
        ChangeListener<V> listener = (all, old, now) -> action.run();
        // held by the follower alone
        follower.getProperties().put(listener, value);
        value.addListener(new WeakChangeListener<>(listener));
    }
}

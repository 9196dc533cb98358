package org.alea.app.shell;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.testfx.util.WaitForAsyncUtils;

/** Tab once around a window. */
final class TabWalk {
    private TabWalk() {}

    /** The stops that look the same when Tab has gone on. */
    static List<Node> unseen(Scene scene) {
        return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> stops(scene).entrySet().stream()
                .filter(stop -> !stop.getValue())
                .map(Map.Entry::getKey)
                .toList()));
    }

    private static Map<Node, Boolean> stops(Scene scene) {
        Map<Node, Boolean> stops = new LinkedHashMap<>();
        Node owner = tab(scene);
        while (!stops.containsKey(owner)) {
            String focused = Appearance.of(owner);
            Node next = tab(scene);
            stops.put(owner, next == owner || !focused.equals(Appearance.of(owner)));
            owner = next;
        }
        return stops;
    }

    private static Node tab(Scene scene) {
        Node owner = Objects.requireNonNull(scene.getFocusOwner());
        Event.fireEvent(owner, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, false, false, false, false));
        scene.getRoot().applyCss();
        return Objects.requireNonNull(scene.getFocusOwner());
    }
}

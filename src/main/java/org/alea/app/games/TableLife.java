package org.alea.app.games;

import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Frames;
import org.alea.store.Setting;

/** Keeps a table in step with the program around it: the frames, the language and the looks, and whether anybody looks. */
public final class TableLife {
    private final Desk desk;
    private final List<Setting<?>> dress;
    private final InvalidationListener redress;

    /**
     * What a table is told.
     *
     * @param tick each frame, while it is shown
     * @param redress when the language or something it wears has changed
     * @param leftAlone when its window is no longer the one the player looks at
     */
    public record Calls(Runnable tick, Runnable redress, Runnable leftAlone) {}

    /** @param dress the settings that change how the table looks */
    public TableLife(Desk desk, Node root, List<Setting<?>> dress, Calls table) {
        this.desk = desk;
        this.dress = dress;
        this.redress = changed -> table.redress().run();
        Frames.during(root, table.tick());
        desk.texts().languageProperty().addListener(redress);
        dress.forEach(setting -> desk.preferences().of(setting).addListener(redress));
        ChangeListener<Boolean> focus = (window, before, focused) -> {
            if (!focused) {
                table.leftAlone().run();
            }
        };
        // without a window there is nothing to lose
        root.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::focusedProperty)
                .orElse(true)
                .addListener(focus);
    }

    /** The table is left for good. */
    public void end() {
        desk.texts().languageProperty().removeListener(redress);
        dress.forEach(setting -> desk.preferences().of(setting).removeListener(redress));
    }
}

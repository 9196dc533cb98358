package org.alea.app.shell;

import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;

/** Calls something each frame while a part of the window is in sight. Out of sight it costs nothing and holds nothing. */
public final class Frames extends AnimationTimer {
    private final Runnable tick;

    private Frames(Runnable tick) {
        this.tick = tick;
    }

    public static void during(Node part, Runnable tick) {
        Frames frames = new Frames(tick);
        part.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::showingProperty)
                .orElse(false)
                .addListener((showing, before, shown) -> frames.run(shown));
    }

    private void run(boolean shown) {
        if (shown) {
            start();
        } else {
            stop();
        }
    }

    @Override
    public void handle(long now) {
        tick.run();
    }
}

package org.alea.app.shell;

import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.alea.app.settings.Preferences;
import org.alea.store.Setting;

/** The size of the window, as the player left it. */
public final class WindowPlace {
    static final double LEAST_WIDTH = 1180;
    static final double LEAST_HEIGHT = 680;

    private WindowPlace() {}

    /** Gives the window its size of last time, as far as the screen allows. */
    public static void restore(Stage stage, Preferences preferences) {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(LEAST_WIDTH, screen.getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT, screen.getHeight()));
        size(stage, preferences, screen);
        stage.setMaximized(preferences.get(Setting.WINDOW_MAXIMISED));
        // some window managers open a window at its least size, whatever was asked for
        stage.setOnShown(event -> {
            if (!stage.isMaximized()) {
                size(stage, preferences, screen);
            }
        });
    }

    private static void size(Stage stage, Preferences preferences, Rectangle2D screen) {
        stage.setWidth(Math.min(preferences.get(Setting.WINDOW_WIDTH), screen.getWidth()));
        stage.setHeight(Math.min(preferences.get(Setting.WINDOW_HEIGHT), screen.getHeight()));
    }

    /** Notes the size when the window is closed; a window that fills the screen keeps the size it had before. */
    public static void remember(Stage stage, Preferences preferences) {
        preferences.set(Setting.WINDOW_MAXIMISED, stage.isMaximized());
        if (!stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified()) {
            preferences.set(Setting.WINDOW_WIDTH, (int) stage.getWidth());
            preferences.set(Setting.WINDOW_HEIGHT, (int) stage.getHeight());
        }
    }
}

package org.alea.app.shell;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.alea.app.settings.Preferences;
import org.alea.store.Setting;

/**
 * The size of the root font, from which every length of the suite follows: 14 px in the window the design was drawn for
 * (1440 by 900), more in a larger one, times the text scale of the player.
 */
final class BaseSize {
    private static final double LEAST = 13;
    private static final double MOST = 28;
    private static final double HALF_A_PIXEL = 0.5;

    private final ReadOnlyDoubleWrapper em = new ReadOnlyDoubleWrapper(14);

    ReadOnlyDoubleProperty em() {
        return em.getReadOnlyProperty();
    }

    /** Follows the scene's size and the text scale from now on, and sets the font of its root by them. */
    void follow(Scene scene, Parent root, Preferences preferences) {
        Runnable fit = () -> fit(scene, root, preferences.get(Setting.FONT_SCALE));
        scene.widthProperty().addListener((all, old, now) -> fit.run());
        scene.heightProperty().addListener((all, old, now) -> fit.run());
        preferences.of(Setting.FONT_SCALE).addListener((all, old, now) -> fit.run());
        fit.run();
    }

    private void fit(Scene scene, Parent root, int percent) {
        double base = base(scene.getWidth(), scene.getHeight()) * percent / 100;
        // every change restyles the whole window, so a title bar or a few px more or less change nothing
        if (Math.abs(base - em.get()) >= HALF_A_PIXEL || root.getStyle().isEmpty()) {
            em.set(Math.round(base * 2) / 2.0);
            root.setStyle("-fx-font-size: " + em.get() + "px;");
        }
    }

    static double base(double width, double height) {
        return Math.max(LEAST, Math.min(MOST, 14 * Math.min(width / 1440, height / 900)));
    }
}

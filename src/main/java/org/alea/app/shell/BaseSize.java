package org.alea.app.shell;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.Parent;
import org.alea.app.settings.Preferences;
import org.alea.store.Setting;

/**
 * The size of the root font, from which every length of the suite follows: 14 px in the window the design was drawn for
 * (1440 by 900), more in a larger one, times the text scale of the player.
 */
public final class BaseSize {
    private static final double LEAST = 13;
    private static final double MOST = 28;
    private static final double HALF_A_PIXEL = 0.5;

    private final ReadOnlyDoubleWrapper em = new ReadOnlyDoubleWrapper(14);

    public ReadOnlyDoubleProperty em() {
        return em.getReadOnlyProperty();
    }

    /** Follows the size of the window and the text scale from now on, and sets the font of the root by them. */
    public void follow(
            ReadOnlyDoubleProperty width, ReadOnlyDoubleProperty height, Parent root, Preferences preferences) {
        Runnable fit = () -> fit(width.get(), height.get(), root, preferences.get(Setting.FONT_SCALE));
        width.addListener((all, old, now) -> fit.run());
        height.addListener((all, old, now) -> fit.run());
        preferences.of(Setting.FONT_SCALE).addListener((all, old, now) -> fit.run());
        root.getStyleClass().add(styleClass());
        fit.run();
    }

    private void fit(double width, double height, Parent root, int percent) {
        // a window that opens has no size for a moment, and all that is in it would be styled twice
        if (width <= 0 || height <= 0) {
            return;
        }
        double base = base(width, height) * percent / 100;
        // every change restyles the whole window, so a title bar or a few px more or less change nothing
        if (Math.abs(base - em.get()) >= HALF_A_PIXEL) {
            root.getStyleClass().remove(styleClass());
            em.set(Math.round(base * 2) / 2.0);
            root.getStyleClass().add(styleClass());
        }
    }

    /** Of sizes.css; JavaFX would have to wake its parser for a style of the root's own. */
    private String styleClass() {
        return "em-" + Math.round(em.get() * 2);
    }

    static double base(double width, double height) {
        return Math.max(LEAST, Math.min(MOST, 14 * Math.min(width / 1440, height / 900)));
    }
}

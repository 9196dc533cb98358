package org.alea.app.shell;

import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import org.alea.app.settings.Preferences;

/**
 * What every screen works with.
 *
 * @param background runs whatever takes longer than a frame
 * @param clock monotonic time in nanoseconds
 * @param em the size in px of the root font: whatever is not laid out by style sheets scales with it
 * @param animated whether anything may move at all; tests and pictures stand still
 */
public record Desk(
        Texts texts,
        Preferences preferences,
        SoundBoard sounds,
        Navigator navigator,
        Boxes boxes,
        Executor background,
        LongSupplier clock,
        ReadOnlyDoubleProperty em,
        boolean animated) {}

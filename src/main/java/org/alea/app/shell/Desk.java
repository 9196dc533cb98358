package org.alea.app.shell;

import java.time.Clock;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import org.alea.app.games.Suite;
import org.alea.app.settings.Preferences;
import org.alea.store.Store;

/**
 * What every screen works with.
 *
 * @param background runs whatever takes longer than a frame
 * @param clock monotonic time in nanoseconds
 * @param calendar the time of day
 * @param em the size in px of the root font: whatever is not laid out by style sheets scales with it
 * @param animated whether anything may move at all; tests and pictures stand still
 */
public record Desk(
        Texts texts,
        Preferences preferences,
        SoundBoard sounds,
        Navigator navigator,
        Suite suite,
        Boxes boxes,
        Store store,
        Executor background,
        LongSupplier clock,
        Clock calendar,
        ReadOnlyDoubleProperty em,
        boolean animated) {

    /** The same desk for a table that is only looked at: no time passes there, and nothing is heard. */
    public Desk forLookingOn() {
        return new Desk(
                texts,
                preferences,
                SoundBoard.SILENT,
                navigator,
                suite,
                boxes,
                store,
                background,
                () -> 0,
                calendar,
                em,
                animated);
    }
}

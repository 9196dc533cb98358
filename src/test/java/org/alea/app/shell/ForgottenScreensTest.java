package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javafx.scene.Parent;
import javafx.scene.layout.BorderPane;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.content.ContentSource;
import org.alea.games.royal.RoyalKit;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** A screen that was left is forgotten: language and settings, which outlive it, do not hold on to it. */
class ForgottenScreensTest extends InTheWholeWindow {

    @Test
    void whatever_was_left_is_forgotten() {
        finish("royal", new RoyalKit().open(ContentSource.builtIn()));
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        Map<String, WeakReference<Object>> left = new LinkedHashMap<>();
        ways().forEach((screen, way) -> {
            onFxThread(() -> window.desk().navigator().home());
            way.run();
            left.put(screen, present());
        });
        onFxThread(() -> window.desk().navigator().home());
        fire("#rail-rulebook");
        // the robot remembers every event, and with the events all screens there have been
        FxToolkit.toolkitContext().setRegisteredStage(FxToolkit.toolkitContext().getRegisteredStage());
        for (int i = 0; i < 50 && !held(left).isEmpty(); i++) {
            System.gc();
            WaitForAsyncUtils.sleep(20, TimeUnit.MILLISECONDS);
        }
        assertThat(held(left)).isEmpty();
    }

    private static List<String> held(Map<String, WeakReference<Object>> left) {
        return left.entrySet().stream()
                .filter(screen -> screen.getValue().get() != null)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** What stands in the middle of the window. */
    private WeakReference<Object> present() {
        Parent shell = lookup(".shell").query();
        BorderPane frame = (BorderPane) shell.getChildrenUnmodifiable().get(0);
        return new WeakReference<>(
                ((Parent) frame.getCenter()).getChildrenUnmodifiable().get(0));
    }

    private Map<String, Runnable> ways() {
        Map<String, Runnable> ways = new LinkedHashMap<>();
        ways.put("library", () -> {});
        for (String place : new String[] {"practice", "reference", "statistics"}) {
            ways.put(place, () -> fire("#rail-" + place));
        }
        for (String section : new String[] {"table", "sounds", "keyboard"}) {
            ways.put("settings, " + section, () -> {
                fire("#rail-settings");
                fire("#section-" + section);
            });
        }
        ways.put("set-up", () -> fire("#new-queen"));
        ways.put("replay", () -> {
            fire(".recent-row");
            await(() -> lookup(".replay").tryQuery().isPresent());
        });
        return ways;
    }
}

package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import javafx.event.ActionEvent;
import javafx.scene.Parent;
import javafx.scene.layout.BorderPane;
import org.alea.app.UiTest;
import org.alea.app.games.Suite;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.engine.Bot;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.games.royal.RoyalKit;
import org.alea.store.Save;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** A screen that was left is forgotten: language and settings, which outlive it, do not hold on to it. */
class ForgottenScreensTest extends UiTest {

    @Test
    void whatever_was_left_is_forgotten() {
        finish(new RoyalKit().open(ContentSource.builtIn()));
        AleaWindow window = openWindow(Suite.registered(), 1280, 720);
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

    private <T extends Table<T>, M extends Move> void finish(GameBox<T, M> box) {
        Match<T, M> match = Match.start(box.game(), Setup.of(box.options(), Map.of(), 7));
        Bot<T, M> bot =
                Objects.requireNonNull(box.bots().get(box.standardBot())).apply(7);
        while (match.result().isEmpty()) {
            match.play(bot.choose(match.table()), match.history().size() * 1000L);
        }
        store().history().add(Save.of("royal", box, match, CALENDAR.instant()), true, Map.of());
    }

    private void fire(String query) {
        await(() -> lookup(query).tryQuery().isPresent());
        onFxThread(() -> lookup(query).query().fireEvent(new ActionEvent()));
        onFxThread(() -> {});
    }
}

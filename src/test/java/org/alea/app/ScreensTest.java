package org.alea.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.table.Pictures;
import org.alea.content.ContentSource;
import org.alea.engine.Bot;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.store.Save;
import org.alea.store.Setting;
import org.alea.store.Slot;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pictures of every screen in both languages, both themes and two sizes, to look at. They go to {@code target/screens}.
 */
@Tag("screens")
class ScreensTest extends UiTest {

    private static final QueenBox QUEEN = new QueenKit().open(ContentSource.builtIn());

    /** A screen and how to get there; a new one joins by a line. */
    private static final List<Shot> SHOTS = List.of(
            new Shot("library", (test, window) -> {}),
            new Shot("keyboard", (test, window) -> test.press(KeyCode.F1).release(KeyCode.F1)),
            new Shot("setup", (test, window) -> test.clickOn("#new-queen")),
            new Shot(
                    "setup-modules",
                    (test, window) -> test.clickOn("#new-queen")
                            .clickOn("#option-modules-dragon")
                            .clickOn("#option-modules-chariots")),
            new Shot(
                    "setup-of-royal",
                    (test, window) -> test.onFxThread(
                            () -> test.lookup("#new-royal").queryButton().fire())),
            new Shot("replace", (test, window) -> test.clickOn("#new-queen").clickOn("#start")),
            new Shot("settings-display", (test, window) -> test.clickOn("#rail-settings")),
            settings("table"),
            settings("clock"),
            settings("sounds"),
            settings("comfort"),
            new Shot(
                    "settings-search",
                    (test, window) ->
                            test.clickOn("#rail-settings").clickOn("#search").write("des")),
            new Shot("settings-preview", (test, window) -> {
                test.clickOn("#rail-settings");
                if (test.lookup("#preview-open").query().isVisible()) {
                    test.clickOn("#preview-open");
                }
                test.clickOn("#roll-samples");
                test.onFxThread(() -> test.from(test.lookup("#vision"))
                        .lookup(".choice")
                        .nth(2)
                        .<ToggleButton>query()
                        .fire());
            }),
            new Shot("lessons", (test, window) -> test.clickOn("#learn-queen")),
            settings("keyboard"),
            settings("data"),
            new Shot(
                    "crash",
                    (test, window) -> test.onFxThread(() -> window.report(new IllegalStateException("drill")))));

    private static Shot settings(String section) {
        return new Shot(
                "settings-" + section,
                (test, window) -> test.clickOn("#rail-settings").clickOn("#section-" + section));
    }

    /** How a test gets to a screen. */
    private interface Way {
        void go(ScreensTest test, AleaWindow window);
    }

    private record Shot(String name, Way way) {}

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void every_screen_can_be_seen(Look look) {
        aPast();
        AleaWindow window = openWindow(TableViews.suite(), look.width(), look.height());
        onFxThread(() -> {
            look.dress(window.desk().preferences());
            window.desk().preferences().set(Setting.FONT_SCALE, Integer.getInteger("scale", 100));
        });
        for (Shot shot : SHOTS) {
            if (!shot.name().matches(System.getProperty("shots", ".*"))) {
                continue;
            }
            onFxThread(() -> window.desk().navigator().home());
            onFxThread(() -> {});
            shot.way().go(this, window);
            onFxThread(() -> {});
            assertThat(Pictures.take(shot.name() + "-" + look)).isNotEmptyFile();
        }
    }

    @Test
    void the_library_of_a_newcomer_can_be_seen() {
        openWindow(TableViews.suite(), 1280, 720);
        assertThat(Pictures.take("library-newcomer")).isNotEmptyFile();
    }

    /** Some games have been played, and one waits. */
    private void aPast() {
        for (long seed = 1; seed <= 17; seed++) {
            store().history().add(played(seed, table -> false), true, Map.of());
        }
        store().saves().write(Slot.autosave("queen"), played(18, table -> table.round() == 5));
    }

    /** A game of the bot's, to its end or until the table is as wanted. */
    private static Save<QueenTable, QueenMove> played(long seed, Predicate<QueenTable> wanted) {
        Match<QueenTable, QueenMove> match = Match.start(QUEEN.game(), Setup.of(QUEEN.options(), Map.of(), seed));
        Bot<QueenTable, QueenMove> bot =
                Objects.requireNonNull(QUEEN.bots().get("sensible")).apply(seed);
        while (match.result().isEmpty() && !wanted.test(match.table())) {
            match.play(bot.choose(match.table()), match.history().size() * 5_000L);
        }
        return Save.of("queen", QUEEN, match, CALENDAR.instant());
    }
}

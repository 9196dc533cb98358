package org.alea.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.Group;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.alea.app.games.Suite;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Boxes;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Fonts;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.SoundBoard;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Theme;
import org.alea.engine.Language;
import org.alea.store.Choices;
import org.alea.store.DataFolder;
import org.alea.store.Setting;
import org.alea.store.Settings;
import org.alea.store.SettingsFile;
import org.alea.store.Store;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.robot.Motion;
import org.testfx.service.query.EmptyNodeQueryException;
import org.testfx.util.NodeQueryUtils;
import org.testfx.util.WaitForAsyncUtils;

/**
 * A window without a screen for tests of what the player sees and does. Nothing is animated, time passes only by
 * {@link FakeClock}, work for other threads is done at once, and the player has a folder of his own for each test.
 */
public abstract class UiTest extends FxRobot {
    protected static final Clock CALENDAR = Clock.fixed(Instant.parse("2026-11-16T10:00:00Z"), ZoneOffset.UTC);

    @TempDir
    Path home;

    private @Nullable Store store;
    protected final FakeClock clock = new FakeClock();
    protected final RecordedNavigator navigator = new RecordedNavigator();

    @BeforeAll
    static void openToolkit() throws TimeoutException {
        Fonts.load();
        FxToolkit.registerPrimaryStage();
        // a window has the focus from its first showing on, and a table that comes into one without it pauses
        FxToolkit.showStage();
        FxToolkit.hideStage();
    }

    @AfterEach
    void closeWindow() throws TimeoutException {
        everythingIsDressed();
        FxToolkit.hideStage();
        // the robot remembers every event, and with the events all windows there have been
        FxToolkit.toolkitContext().setRegisteredStage(FxToolkit.toolkitContext().getRegisteredStage());
        closeStore();
    }

    /** Whatever is in sight wears every style sheet that knows it. */
    protected final void everythingIsDressed() {
        Set<String> undressed = new TreeSet<>();
        interact(() -> listWindows().forEach(window -> undressed.addAll(Undressed.in(window.getScene()))));
        assertThat(undressed).isEmpty();
    }

    /** The player's folder of this test. */
    protected final DataFolder folder() {
        return new DataFolder(home);
    }

    /** The player's files; a second call gives the same store, unless it was closed. */
    protected final Store store() {
        if (store == null) {
            store = Store.open(folder(), "test", CALENDAR, failure -> {
                throw new AssertionError(failure);
            });
        }
        return store;
    }

    /** As when the program ends: everything is on the disk afterwards. */
    protected final void closeStore() {
        if (store != null) {
            store.close();
            store = null;
        }
    }

    /** A desk in French with standard settings and every registered game, whose navigator only records. */
    protected final Desk aDesk() {
        return aDesk(TableViews.suite());
    }

    /** A desk in a window of another size. */
    protected final Desk aDesk(double em) {
        return aDesk(TableViews.suite(), em);
    }

    protected final Desk aDesk(Suite suite) {
        return aDesk(suite, 14);
    }

    private Desk aDesk(Suite suite, double em) {
        Preferences preferences =
                new Preferences(Settings.standard().with(Setting.LANGUAGE, Choices.Tongue.FR), settings -> {});
        Texts texts = new Texts(Language.FR);
        preferences.of(Setting.LANGUAGE).addListener((all, old, now) -> texts.speak(preferences.language()));
        return new Desk(
                texts,
                preferences,
                SoundBoard.SILENT,
                navigator,
                suite,
                new Boxes(suite, folder().rulesData(), Runnable::run),
                store(),
                Runnable::run,
                clock,
                CALENDAR,
                new ReadOnlyDoubleWrapper(em).getReadOnlyProperty(),
                false);
    }

    /** Opens the whole program on the folder of this test, in French unless the settings there say otherwise. */
    protected final AleaWindow openWindow(Suite suite, double width, double height) {
        return openWindow(store(), suite, width, height);
    }

    protected final AleaWindow openWindow(Store files, Suite suite, double width, double height) {
        SettingsFile.Reading read = files.settings().read();
        Settings settings = read.settings().get(Setting.LANGUAGE) == Choices.Tongue.SYSTEM
                ? read.settings().with(Setting.LANGUAGE, Choices.Tongue.FR)
                : read.settings();
        CompletableFuture<AleaWindow> opened = new CompletableFuture<>();
        onFxThread(() -> {
            AleaWindow window = new AleaWindow(new AleaWindow.Environment(
                    suite,
                    files,
                    new Preferences(settings, files.settings()::write),
                    read.problems(),
                    SoundBoard.SILENT,
                    Runnable::run,
                    clock,
                    CALENDAR,
                    false));
            Stage stage = FxToolkit.toolkitContext().getRegisteredStage();
            window.open(stage);
            stage.setWidth(width);
            stage.setHeight(height);
            stage.show();
            opened.complete(window);
        });
        aFrameLater();
        return opened.join();
    }

    /**
     * Shows what {@code root} makes on the JavaFX thread, dressed in the theme of the desk.
     *
     * @param sheets the style sheets that a part which never stands alone has from where it belongs
     */
    protected final void show(Desk desk, double width, double height, Supplier<Parent> root, String... sheets) {
        onFxThread(() -> {
            Scene scene = new Scene(new Group(), width, height);
            Theme.of(desk.preferences().get(Setting.THEME)).dress(scene);
            Parent shown = root.get();
            Sheets.attach(shown, List.of(sheets));
            shown.setStyle("-fx-font-size: " + desk.em().get() + "px;");
            // last of all: what is put into a scene is styled at once, and then again whenever its sheets change
            scene.setRoot(shown);
            Stage stage = FxToolkit.toolkitContext().getRegisteredStage();
            stage.setScene(scene);
            // a stage keeps the size that an earlier test gave it
            stage.setWidth(width);
            stage.setHeight(height);
            stage.show();
        });
    }

    /** Does something on the JavaFX thread and waits until everything it caused has settled. */
    protected final void onFxThread(Runnable action) {
        interact(action);
    }

    /** Waits for what comes with a later frame: a focus, a style, the next screen. */
    protected final void await(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> holds(condition));
        } catch (TimeoutException e) {
            throw new AssertionError("it never came", e);
        }
    }

    /** Clicks as a player does: not before there is something to click on, and sees what comes of it. */
    @Override
    public FxRobot clickOn(String query, Motion motion, MouseButton... buttons) {
        await(() -> lookup(query).match(NodeQueryUtils.isVisible()).tryQuery().isPresent());
        super.clickOn(query, motion, buttons);
        aFrameLater();
        return this;
    }

    /** Waits until what was done has been drawn: much is complete only a frame after it has come. */
    private static void aFrameLater() {
        CompletableFuture<Boolean> drawn = new CompletableFuture<>();
        Platform.runLater(() -> new AnimationTimer() {
            private boolean begun;

            @Override
            public void handle(long now) {
                if (begun) {
                    stop();
                    drawn.complete(true);
                }
                begun = true;
            }
        }.start());
        drawn.orTimeout(10, TimeUnit.SECONDS).join();
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** What cannot be found yet does not hold yet, nor does what changes while it is being looked at from outside. */
    protected static boolean holds(Callable<Boolean> condition) throws Exception {
        try {
            return condition.call();
        } catch (EmptyNodeQueryException | IndexOutOfBoundsException | ConcurrentModificationException e) {
            return false;
        }
    }
}

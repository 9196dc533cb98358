package org.alea.app;

import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Boxes;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Fonts;
import org.alea.app.shell.SoundBoard;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Theme;
import org.alea.content.ContentSource;
import org.alea.engine.Language;
import org.alea.games.Games;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.alea.store.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * A window without a screen for tests of what the player sees and does. Nothing is animated, nothing is saved, time
 * passes only by {@link FakeClock}, work for other threads is done at once.
 */
public abstract class UiTest extends FxRobot {
    protected final FakeClock clock = new FakeClock();
    protected final RecordedNavigator navigator = new RecordedNavigator();

    @BeforeAll
    static void openToolkit() throws TimeoutException {
        Fonts.load();
        FxToolkit.registerPrimaryStage();
    }

    @AfterEach
    void closeWindow() throws TimeoutException {
        FxToolkit.hideStage();
    }

    /** A desk in French with standard settings. */
    protected final Desk aDesk() {
        Preferences preferences =
                new Preferences(Settings.standard().with(Setting.LANGUAGE, Choices.Tongue.FR), settings -> {});
        Texts texts = new Texts(Language.FR);
        preferences.of(Setting.LANGUAGE).addListener((all, old, now) -> texts.speak(preferences.language()));
        Boxes boxes = new Boxes(
                ContentSource.builtIn(),
                ContentSource.builtIn(),
                id -> Games.find(id).orElseThrow(),
                Runnable::run);
        return new Desk(
                texts,
                preferences,
                SoundBoard.SILENT,
                navigator,
                boxes,
                Runnable::run,
                clock,
                new ReadOnlyDoubleWrapper(14).getReadOnlyProperty(),
                false);
    }

    /** Shows what {@code root} makes on the JavaFX thread, dressed in the theme of the desk. */
    protected final void show(Desk desk, double width, double height, Supplier<Parent> root) {
        onFxThread(() -> {
            Scene scene = new Scene(root.get(), width, height);
            scene.getRoot().setStyle("-fx-font-size: " + desk.em().get() + "px;");
            Theme.of(desk.preferences().get(Setting.THEME)).dress(scene);
            Stage stage = FxToolkit.toolkitContext().getRegisteredStage();
            stage.setScene(scene);
            stage.show();
        });
    }

    /** Does something on the JavaFX thread and waits until everything it caused has settled. */
    protected final void onFxThread(Runnable action) {
        interact(action);
        WaitForAsyncUtils.waitForFxEvents();
    }
}

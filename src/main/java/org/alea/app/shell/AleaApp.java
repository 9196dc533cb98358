package org.alea.app.shell;

import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.alea.app.games.Suite;
import org.alea.app.settings.Preferences;
import org.alea.app.sound.Sounds;
import org.alea.store.DataFolder;
import org.alea.store.SettingsFile;
import org.alea.store.Store;
import org.alea.store.WriteFailure;
import org.jspecify.annotations.Nullable;

/** The JavaFX application: opens the player's folder, then the window on it. */
public final class AleaApp extends Application {
    private static final ExecutorService BACKGROUND = Executors.newFixedThreadPool(2, AleaApp::backgroundThread);
    private static final Clock CALENDAR = Clock.system(ZoneId.systemDefault());
    private static final CompletableFuture<AleaWindow> WINDOW = new CompletableFuture<>();

    private static @Nullable CompletableFuture<Opened> preparation;

    private final List<AutoCloseable> open = new ArrayList<>();

    /** The player's folder, and the settings in it. */
    private record Opened(Store store, SettingsFile.Reading settings) {

        static Opened now() {
            Store store = Store.open(DataFolder.ofThisMachine(), version(), CALENDAR, AleaApp::failed);
            return new Opened(store, store.settings().read());
        }
    }

    /** Opens the player's folder while JavaFX starts, which takes its time. */
    public static void prepare() {
        preparation = CompletableFuture.supplyAsync(Opened::now, BACKGROUND);
    }

    @Override
    public void start(Stage stage) {
        Fonts.loadFirst();
        Opened opened = preparation == null ? Opened.now() : preparation.join();
        Store store = opened.store();
        Preferences preferences = new Preferences(opened.settings().settings(), store.settings()::write);
        Sounds sounds = Sounds.onThisMachine(preferences::volume, BACKGROUND, System::nanoTime);
        AleaWindow window = new AleaWindow(new AleaWindow.Environment(
                Suite.registered(),
                store,
                preferences,
                opened.settings().problems(),
                sounds,
                BACKGROUND,
                System::nanoTime,
                CALENDAR,
                true));
        open.addAll(List.of(window, sounds, store));
        WINDOW.complete(window);
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> Platform.runLater(() -> window.report(problem)));
        window.open(stage);
        WindowPlace.restore(stage, preferences);
        stage.setOnCloseRequest(event -> WindowPlace.remember(stage, preferences));
        stage.show();
        NextFrame.run(sounds::prepare);
    }

    @Override
    public void stop() throws Exception {
        for (AutoCloseable part : open) {
            part.close();
        }
        BACKGROUND.shutdownNow();
    }

    /** The version the jar was packed as. */
    static String version() {
        String packed = AleaApp.class.getPackage().getImplementationVersion();
        return packed == null ? "unpacked" : packed;
    }

    /** A failure before there is a window is told once there is one. */
    private static void failed(WriteFailure failure) {
        var unused = WINDOW.thenAcceptAsync(
                window -> window.notify(failure.explain(), failure.detail()), Platform::runLater);
    }

    private static Thread backgroundThread(Runnable work) {
        Thread thread = new Thread(work, "background");
        thread.setDaemon(true);
        return thread;
    }
}

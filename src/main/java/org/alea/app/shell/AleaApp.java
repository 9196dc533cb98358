package org.alea.app.shell;

import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
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
    private final ExecutorService background = Executors.newFixedThreadPool(2, AleaApp::backgroundThread);
    private final List<AutoCloseable> open = new ArrayList<>();
    private @Nullable AleaWindow window;

    @Override
    public void start(Stage stage) {
        Fonts.load();
        Clock calendar = Clock.system(ZoneId.systemDefault());
        Store store = Store.open(DataFolder.ofThisMachine(), version(), calendar, this::failed);
        SettingsFile.Reading settings = store.settings().read();
        Preferences preferences = new Preferences(settings.settings(), store.settings()::write);
        Sounds sounds = Sounds.onThisMachine(preferences::volume, background, System::nanoTime);
        AleaWindow built = new AleaWindow(new AleaWindow.Environment(
                Suite.registered(),
                store,
                preferences,
                settings.problems(),
                sounds,
                background,
                System::nanoTime,
                calendar,
                true));
        window = built;
        open.addAll(List.of(built, sounds, store));
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> Platform.runLater(() -> built.report(problem)));
        built.open(stage);
        WindowPlace.restore(stage, preferences);
        stage.setOnCloseRequest(event -> WindowPlace.remember(stage, preferences));
        stage.show();
    }

    @Override
    public void stop() throws Exception {
        for (AutoCloseable part : open) {
            part.close();
        }
        background.shutdownNow();
    }

    /** The version the jar was packed as. */
    static String version() {
        String packed = AleaApp.class.getPackage().getImplementationVersion();
        return packed == null ? "unpacked" : packed;
    }

    private void failed(WriteFailure failure) {
        Platform.runLater(() -> {
            if (window != null) {
                window.notify(failure.explain(), failure.detail());
            }
        });
    }

    private static Thread backgroundThread(Runnable work) {
        Thread thread = new Thread(work, "background");
        thread.setDaemon(true);
        return thread;
    }
}

package org.alea.app.main;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.WindowPlace;
import org.alea.store.WriteFailure;
import org.alea.store.WriteWatch;
import org.jspecify.annotations.Nullable;

/** The JavaFX application: opens the player's folder, then the window on it. */
public final class AleaApp extends Application {
    private static final ExecutorService BACKGROUND = Executors.newFixedThreadPool(2, AleaApp::backgroundThread);
    private static final CompletableFuture<AleaWindow> WINDOW = new CompletableFuture<>();

    private static @Nullable CompletableFuture<Prelude> prelude;

    private final List<AutoCloseable> open = new ArrayList<>();

    /** Reads what the window needs while JavaFX starts. */
    public static void prepare() {
        prelude = Prelude.begin(BACKGROUND, new Writing());
    }

    /** Puts the window together beside the JavaFX thread, which reads its own style sheet meanwhile. */
    @Override
    public void init() {
        Prelude read = (prelude == null ? Prelude.begin(BACKGROUND, new Writing()) : prelude).join();
        AleaWindow window = new AleaWindow(new AleaWindow.Environment(
                TableViews.suite(),
                read.store(),
                read.preferences(),
                read.read().problems(),
                read.sounds(),
                BACKGROUND,
                System::nanoTime,
                read.calendar(),
                true));
        open.addAll(List.of(window, read.sounds(), read.store()));
        WINDOW.complete(window);
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> Platform.runLater(() -> window.report(problem)));
    }

    @Override
    public void start(Stage stage) {
        AleaWindow window = WINDOW.join();
        Preferences preferences = window.desk().preferences();
        window.open(stage);
        WindowPlace.restore(stage, preferences);
        stage.setOnCloseRequest(event -> WindowPlace.remember(stage, preferences));
        stage.show();
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

    /** Tells the window how writing goes; before there is one it is told once there is. */
    private static final class Writing implements WriteWatch {
        private volatile Optional<WriteFailure> trouble = Optional.empty();

        @Override
        public void failed(WriteFailure failure) {
            tell(Optional.of(failure));
        }

        @Override
        public void mended() {
            tell(Optional.empty());
        }

        private void tell(Optional<WriteFailure> now) {
            trouble = now;
            // in whatever order the window hears of it, what holds now is what it is told
            var unused = WINDOW.thenAcceptAsync(window -> window.tellWriting(trouble), Platform::runLater);
        }
    }

    private static Thread backgroundThread(Runnable work) {
        Thread thread = new Thread(work, "background");
        thread.setDaemon(true);
        return thread;
    }
}

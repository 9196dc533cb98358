package org.alea.app.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import org.alea.app.shell.Desk;

/** The program of this system that shows folders. */
public record FileManager(String command) {
    private static final long PATIENCE = 3;

    public static FileManager ofThisMachine() {
        return of(System.getProperty("os.name", ""));
    }

    static FileManager of(String system) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("win") && !name.contains("darwin")) {
            return new FileManager("explorer");
        }
        return new FileManager(name.contains("mac") || name.contains("darwin") ? "open" : "xdg-open");
    }

    /** Shows a folder soon; where that is not possible, the player is told. */
    public void open(Path folder, Desk desk) {
        desk.background()
                .execute(() -> show(folder)
                        .ifPresent(reason -> Platform.runLater(
                                () -> desk.navigator().toast(desk.texts().get("data.cannotOpen", folder, reason)))));
    }

    /**
     * Shows a folder, made first if it does not exist. Takes its time, so not for the JavaFX thread.
     *
     * @return what kept it from being shown, as the system says it; nothing if it is shown
     */
    Optional<String> show(Path folder) {
        try {
            Files.createDirectories(folder);
            Process process = new ProcessBuilder(List.of(command, folder.toString()))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            // one that is still there after a while is the file manager itself
            boolean over = process.waitFor(PATIENCE, TimeUnit.SECONDS);
            // Windows' own says 1 whatever it has done
            boolean failed = over && process.exitValue() != 0 && !command.equals("explorer");
            return failed ? Optional.of(command + ": " + process.exitValue()) : Optional.empty();
        } catch (IOException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of(command);
        }
    }
}

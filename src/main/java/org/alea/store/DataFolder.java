package org.alea.store;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where the player's files live, and what each is called. Nothing is created before something is written. */
public record DataFolder(Path root) {

    /** The folder of the player who runs the program; an {@link UnnameableFolderException} if its name is lost. */
    public static DataFolder ofThisMachine() {
        String home = System.getProperty("user.home", ".");
        return locate(
                System.getenv(), System.getProperty("os.name", ""), path(home).orElse(Path.of(".")));
    }

    /** {@code ALEA_HOME} if it is set, else the place where the operating system wants such data. */
    public static DataFolder locate(Map<String, String> environment, String system, Path home) {
        Optional<Path> chosen = path(environment.get("ALEA_HOME"));
        if (chosen.isPresent()) {
            return new DataFolder(chosen.get().toAbsolutePath());
        }
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("win") && !name.contains("darwin")) {
            Path roaming = path(environment.get("APPDATA"))
                    .orElse(home.resolve("AppData").resolve("Roaming"));
            return new DataFolder(roaming.resolve("Alea Solo"));
        }
        if (name.contains("mac") || name.contains("darwin")) {
            return new DataFolder(
                    home.resolve("Library").resolve("Application Support").resolve("Alea Solo"));
        }
        // the XDG specification wants relative paths to be ignored
        Path data = path(environment.get("XDG_DATA_HOME"))
                .filter(Path::isAbsolute)
                .orElse(home.resolve(".local").resolve("share"));
        return new DataFolder(data.resolve("alea-solo"));
    }

    public Path settings() {
        return root.resolve("settings.json");
    }

    public Path saves(String game) {
        return root.resolve("saves").resolve(game);
    }

    public Path history() {
        return ledger("history");
    }

    /** A file that only ever grows. */
    public Path ledger(String name) {
        return root.resolve(name + ".jsonl");
    }

    /** Where the finished games lie, each in a file of its own. */
    public Path replays() {
        return root.resolve("history");
    }

    /** The stored replay of a finished game. */
    public Path replay(String id) {
        return replays().resolve(id + ".json");
    }

    /** The player's own cards. */
    public Path rulesData() {
        return root.resolve("rules-data");
    }

    public Path crashReports() {
        return root.resolve("crash-reports");
    }

    Path lock() {
        return root.resolve("in-use.lock");
    }

    private static Optional<Path> path(@Nullable String text) {
        if (text == null || text.isBlank()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException e) {
            // another folder in its place would look as if all games were lost
            throw new UnnameableFolderException(text);
        }
    }
}

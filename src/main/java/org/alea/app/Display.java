package org.alea.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a window needs of the machine. Only Linux leaves anything to ask: JavaFX wants an X display and GTK 3 there, and
 * libXtst, which a GTK without its recommended packages does not bring; where one is missing it ends in a stack trace.
 */
record Display(String system, Map<String, String> environment, Optional<String> platform, List<Path> libraries) {

    static Display ofThisMachine() {
        return new Display(
                System.getProperty("os.name", ""),
                System.getenv(),
                Optional.ofNullable(System.getProperty("glass.platform")),
                libraryFolders());
    }

    /** One sentence on what is missing and how to get it, or nothing if a window can be opened. */
    Optional<String> missing() {
        if (!system.toLowerCase(Locale.ROOT).contains("linux") || platform.isPresent()) {
            return Optional.empty();
        }
        if (environment.getOrDefault("DISPLAY", "").isBlank()) {
            return Optional.of("there is no display (DISPLAY is not set): start it on a desktop, or with xvfb-run.");
        }
        if (!installed("libgtk-3.so.0")) {
            return Optional.of("GTK 3 is not installed (apt install libgtk-3-0, dnf install gtk3).");
        }
        return installed("libXtst.so.6")
                ? Optional.empty()
                : Optional.of("libXtst is not installed (apt install libxtst6, dnf install libXtst).");
    }

    private boolean installed(String library) {
        return libraries.stream().anyMatch(folder -> Files.exists(folder.resolve(library)));
    }

    private static List<Path> libraryFolders() {
        Stream<Path> named = Stream.ofNullable(System.getenv("LD_LIBRARY_PATH"))
                .flatMap(path -> Stream.of(path.split(":")))
                .filter(folder -> !folder.isBlank())
                .map(Path::of);
        Stream<Path> usual = Stream.of("/usr/lib", "/usr/lib64", "/lib", "/lib64", "/usr/local/lib")
                .map(Path::of)
                .flatMap(folder -> Stream.concat(Stream.of(folder), architectures(folder)));
        return Stream.concat(named, usual).toList();
    }

    /** Debian keeps libraries in a folder an architecture, such as {@code /usr/lib/x86_64-linux-gnu}. */
    private static Stream<Path> architectures(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children
                    .filter(child -> String.valueOf(child.getFileName()).endsWith("-linux-gnu"))
                    .toList()
                    .stream();
        } catch (java.io.IOException e) {
            return Stream.empty();
        }
    }
}

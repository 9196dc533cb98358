package org.alea.content;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A rules-data folder with the files of one game "toy", written by a test. */
record CardFolder(Path root) {
    static final String GAME = "toy";

    CardFolder with(String file, String json) {
        try {
            Path path = root.resolve(GAME).resolve(file);
            Files.createDirectories(path.getParent());
            Files.writeString(path, json);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    ContentSource source() {
        return ContentSource.folder(root);
    }
}

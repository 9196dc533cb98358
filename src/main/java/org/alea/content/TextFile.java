package org.alea.content;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads files that people edit. */
public final class TextFile {
    private static final String MARK = "\uFEFF";

    private TextFile() {}

    /** The text of a file in UTF-8, without the mark that some editors put at its head. */
    public static String read(Path file) throws IOException {
        String text = Files.readString(file);
        return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
    }
}

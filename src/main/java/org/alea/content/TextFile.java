package org.alea.content;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads files that people edit, unless they are larger than any such file can sensibly be. */
public final class TextFile {
    /** 32 MiB: a match of a hundred thousand moves, and any card file. */
    public static final long MOST_BYTES = 32L << 20;

    private static final String MARK = "\uFEFF";

    private TextFile() {}

    /** The text of a file in UTF-8, without the mark that some editors put at its head. */
    public static String read(Path file) throws IOException {
        return read(file, MOST_BYTES);
    }

    /** The same for a file that may have this many bytes. */
    public static String read(Path file, long mostBytes) throws IOException {
        refuseTooLarge(file, mostBytes);
        String text = Files.readString(file);
        return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
    }

    /** The bytes of a file. */
    public static byte[] bytes(Path file) throws IOException {
        refuseTooLarge(file, MOST_BYTES);
        return Files.readAllBytes(file);
    }

    private static void refuseTooLarge(Path file, long mostBytes) throws IOException {
        if (Files.isRegularFile(file) && Files.size(file) > mostBytes) {
            throw new TooLargeException(file, Files.size(file), mostBytes);
        }
    }

    /** A file that is not even begun to be read. */
    public static final class TooLargeException extends java.nio.file.FileSystemException {
        private static final long serialVersionUID = 1L;

        private final long bytes;
        private final long most;

        TooLargeException(Path file, long bytes, long most) {
            super(file.toString());
            this.bytes = bytes;
            this.most = most;
        }

        long mebibytes() {
            return (bytes + (1 << 20) - 1) >> 20;
        }

        long mostMebibytes() {
            return most >> 20;
        }
    }
}

package org.alea.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.alea.content.TextFile;

/**
 * A text file that survives a power cut at any instant: a new version is complete on the disk before it takes the name,
 * and the version before it stays beside it as {@code .bak}.
 */
record SafeFile(Path path) {

    void write(String text) throws IOException {
        Path folder = folder();
        Files.createDirectories(folder);
        Path fresh = sibling(".tmp");
        writeThrough(fresh, text);
        if (Files.exists(path)) {
            keepAsBackup();
        }
        move(fresh, path);
        sync(folder);
    }

    Optional<String> read() throws IOException {
        return read(TextFile.MOST_BYTES);
    }

    /** The text of a file that may have this many bytes. */
    Optional<String> read(long mostBytes) throws IOException {
        return text(path, mostBytes);
    }

    Optional<String> readBackup() throws IOException {
        return text(backup(), TextFile.MOST_BYTES);
    }

    String name() {
        return String.valueOf(path.getFileName());
    }

    Path backup() {
        return sibling(".bak");
    }

    /** Renames the file to a name with this mark that no file has had yet, so that nothing ever overwrites it. */
    Path setAside(Mark mark) throws IOException {
        SortedMap<Integer, Path> before = setAsideAs(mark);
        Path kept = sibling(mark.ending(before.isEmpty() ? 1 : before.lastKey() + 1));
        Files.move(path, kept);
        sync(folder());
        return kept;
    }

    /** What was set aside with this mark and is still there, by its numbers. */
    SortedMap<Integer, Path> setAsideAs(Mark mark) throws IOException {
        SortedMap<Integer, Path> all = new TreeMap<>();
        if (Files.isDirectory(folder())) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder(), this::isNamedAfterThis)) {
                for (Path file : files) {
                    String ending = file.getFileName().toString().substring(name().length());
                    mark.number(ending).ifPresent(number -> all.put(number, file));
                }
            }
        }
        return all;
    }

    /** Gives a file that was set aside its name back; whether that went well: it can be done another time. */
    boolean takeBack(Path kept) {
        try {
            Files.move(kept, path);
        } catch (IOException e) {
            return false;
        }
        sync(folder());
        return true;
    }

    /** Removes the file, its backup first: a backup without its file would be taken for the survivor of a crash. */
    void delete() throws IOException {
        Files.deleteIfExists(backup());
        Files.deleteIfExists(path);
    }

    /** Puts bytes at the end of the file and waits until they are on the disk. */
    static void writeAtEnd(FileChannel channel, String text) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        channel.force(true);
    }

    /** By a second name for the same file, so that there is no instant without one; where that is unknown, by renaming. */
    private void keepAsBackup() throws IOException {
        Path second = sibling(".old");
        try {
            Files.deleteIfExists(second);
            Files.createLink(second, path);
        } catch (IOException | UnsupportedOperationException e) {
            move(path, backup());
            return;
        }
        move(second, backup());
    }

    private boolean isNamedAfterThis(Path file) {
        return String.valueOf(file.getFileName()).startsWith(name());
    }

    private Path folder() {
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IllegalArgumentException(path + " is not a file in a folder");
        }
        return folder;
    }

    private Path sibling(String ending) {
        return path.resolveSibling(path.getFileName() + ending);
    }

    private static void writeThrough(Path file, String text) throws IOException {
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            writeAtEnd(channel, text);
        }
    }

    private static Optional<String> text(Path file, long mostBytes) throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(TextFile.read(file, mostBytes));
        } catch (CharacterCodingException e) {
            // a torn file may end anywhere: what is not UTF-8 is damaged text, which its reader will refuse
            return Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Makes a rename last; where a folder cannot be opened (Windows) the system does so by itself. */
    private static void sync(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            return;
        }
    }
}

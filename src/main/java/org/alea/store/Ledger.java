package org.alea.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.alea.content.Fault;
import org.alea.engine.Words;

/**
 * A file that only ever grows: one plain record a line, as JSON. A line that cannot be read is passed over and reported,
 * and stays in the file.
 */
public final class Ledger<R extends Record> {
    /** 256 MiB: some hundred thousand lines. */
    private static final long MOST_BYTES = 256L << 20;

    private final Path file;
    private final Class<R> type;
    private final BackgroundWriter writer;
    private final boolean writable;

    Ledger(Path file, Class<R> type, BackgroundWriter writer, boolean writable) {
        this.file = file;
        this.type = type;
        this.writer = writer;
        this.writable = writable;
    }

    /** All lines that can be read, the oldest first, and those that cannot. */
    public record Reading<R extends Record>(List<R> entries, List<Problem> problems) {}

    /** A line (from 1) that is passed over; 0 if it is the whole file. */
    public record Problem(Path file, int line, Words detail) {

        public Words explain() {
            String name = String.valueOf(file.getFileName());
            return line == 0
                    ? new Words("«\u00a0" + name + "\u00a0» est illisible.", "“" + name + "” cannot be read.")
                    : new Words(
                            "«\u00a0" + name + "\u00a0»\u00a0: la ligne " + line
                                    + " est illisible et n’est pas comptée.",
                            "“" + name + "”: line " + line + " cannot be read and does not count.");
        }
    }

    /** Adds a line soon, on another thread. */
    public void add(R entry) {
        if (writable) {
            writer.append(file, () -> write(entry));
        }
    }

    /** Adds a line now, for whoever is on the writing thread. */
    void write(R entry) throws IOException {
        append(Json.MAPPER.writeValueAsString(entry));
    }

    /** Waits for what is still to be written, so it is not for the JavaFX thread. */
    public Reading<R> read() {
        writer.flush();
        return readNow();
    }

    /** The same as it lies on the disk at this moment. */
    Reading<R> readNow() {
        List<R> entries = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        int number = 0;
        for (String line : lines(problems)) {
            number++;
            if (!line.isBlank()) {
                try {
                    entries.add(Json.MAPPER.readValue(line, type));
                } catch (JsonProcessingException e) {
                    problems.add(new Problem(file, number, Json.fault(e)));
                }
            }
        }
        return new Reading<>(List.copyOf(entries), List.copyOf(problems));
    }

    private List<String> lines(List<Problem> problems) {
        try {
            return new SafeFile(file)
                    .read(MOST_BYTES)
                    .map(text -> text.lines().toList())
                    .orElse(List.of());
        } catch (IOException e) {
            problems.add(new Problem(file, 0, Fault.disk(e)));
            return List.of();
        }
    }

    private void append(String line) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            String gap = endsInTheMiddleOfALine(channel) ? "\n" : "";
            long end = channel.size();
            channel.position(end);
            try {
                SafeFile.writeAtEnd(channel, gap + line + "\n");
            } catch (IOException e) {
                // it will be written again, and whole
                channel.truncate(end);
                throw e;
            }
        }
    }

    /** What a crash has torn must not swallow the next line. */
    private static boolean endsInTheMiddleOfALine(FileChannel channel) throws IOException {
        if (channel.size() == 0) {
            return false;
        }
        ByteBuffer last = ByteBuffer.allocate(1);
        channel.read(last, channel.size() - 1);
        return last.get(0) != '\n';
    }
}

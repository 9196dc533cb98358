package org.alea.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** Reads lines on a thread of its own: reading blocks, and a clock may be running meanwhile. */
final class Keyboard implements Typing {
    /** More than anybody types: beyond it whoever writes into the program waits for it. */
    private static final int MOST_WAITING = 1000;

    private static final int LONGEST_LINE = 1000;

    private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(MOST_WAITING);
    private boolean ended;

    Keyboard(InputStream in) {
        Thread reader = new Thread(() -> read(in), "keyboard");
        reader.setDaemon(true);
        reader.start();
    }

    @Override
    public Optional<String> next(long millis) {
        if (ended) {
            return Optional.empty();
        }
        try {
            Optional<String> line = lines.poll(millis, TimeUnit.MILLISECONDS);
            ended = line != null && line.isEmpty();
            return line == null ? Optional.empty() : line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            ended = true;
            return Optional.empty();
        }
    }

    @Override
    public boolean ended() {
        return ended;
    }

    private void read(InputStream in) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            try {
                for (Optional<String> line = line(reader); line.isPresent(); line = line(reader)) {
                    lines.put(line);
                }
            } catch (IOException e) {
                // a terminal that went away has nothing more to say
            }
            lines.put(Optional.empty());
        } catch (IOException e) {
            // nothing was lost: all of it has been read
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The next line, as far as it can be meant for a game; nothing at the end. */
    private static Optional<String> line(BufferedReader reader) throws IOException {
        StringBuilder line = new StringBuilder();
        int next = reader.read();
        if (next < 0) {
            return Optional.empty();
        }
        while (next >= 0 && next != '\n') {
            if (line.length() < LONGEST_LINE) {
                line.append((char) next);
            }
            next = reader.read();
        }
        return Optional.of(line.toString().strip());
    }
}

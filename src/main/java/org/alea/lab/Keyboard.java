package org.alea.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Reads lines on a thread of its own: reading blocks, and a clock may be running meanwhile. */
final class Keyboard implements Typing {
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
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
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(Optional.of(line.strip()));
            }
        } catch (IOException e) {
            // a terminal that went away has nothing more to say
        } finally {
            lines.add(Optional.empty());
        }
    }
}

package org.alea.lab;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Types the lines one after the other; {@code wait 100} lets its clock go on by so many milliseconds instead. */
final class TypedLines implements Typing {
    private final Deque<String> lines;
    private boolean ended;
    private long nanos;

    TypedLines(String... lines) {
        this.lines = new ArrayDeque<>(List.of(lines));
    }

    /** The clock. */
    long nanos() {
        return nanos;
    }

    @Override
    public Optional<String> next(long millis) {
        String line = lines.poll();
        if (line == null) {
            ended = true;
            return Optional.empty();
        }
        if (line.startsWith("wait ")) {
            nanos += Long.parseLong(line.substring(5)) * 1_000_000L;
            return Optional.empty();
        }
        return Optional.of(line);
    }

    @Override
    public boolean ended() {
        return ended;
    }
}

package org.alea.lab;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** One line that says how far long work has come; it appears only where somebody watches, and once the work has lasted. */
final class ProgressLine implements AutoCloseable {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);
    private static final long PERIOD = TimeUnit.MILLISECONDS.toNanos(200);
    private static final String BACK = "\r";

    private final Terminal terminal;
    private long due;
    private int width;

    ProgressLine(Terminal terminal) {
        this(terminal, PATIENCE);
    }

    /** @param patience how many nanoseconds work may last without a word */
    ProgressLine(Terminal terminal, long patience) {
        this.terminal = terminal;
        this.due = System.nanoTime() + patience;
    }

    /** Says this in place of what was said before, unless that was only just now. */
    void say(Supplier<String> text) {
        if (terminal.watched() && System.nanoTime() - due >= 0) {
            due = System.nanoTime() + PERIOD;
            write(text.get());
        }
    }

    private void write(String text) {
        terminal.err().print(BACK + text + " ".repeat(Math.max(0, width - text.length())));
        terminal.err().flush();
        width = text.length();
    }

    /** Leaves the line to what comes next. */
    @Override
    public void close() {
        if (width > 0) {
            write("");
            terminal.err().print(BACK);
            terminal.err().flush();
        }
    }
}

package org.alea.lab;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Where a command writes what it found, where it complains, and where it listens.
 *
 * @param watched whether somebody sits before it: how far long work has come is of no use in a file
 */
record Terminal(PrintStream out, PrintStream err, InputStream in, boolean watched) {

    Terminal(PrintStream out, PrintStream err, InputStream in) {
        this(out, err, in, false);
    }

    /** JSON is UTF-8 whatever the locale says; only the Windows console has letters of its own. */
    static Terminal of(PrintStream out, PrintStream err, InputStream in) {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        boolean watched = System.console() != null;
        return windows ? new Terminal(out, err, in, watched) : new Terminal(utf8(out), utf8(err), in, watched);
    }

    private static PrintStream utf8(PrintStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }
}

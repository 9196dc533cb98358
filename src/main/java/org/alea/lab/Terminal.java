package org.alea.lab;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/**
 * Where a command writes what it found, where it complains, and where it listens.
 *
 * @param readerGone whether nobody reads any more what it finds
 * @param watched whether somebody sits before it: how far long work has come is of no use in a file
 */
record Terminal(PrintStream out, BooleanSupplier readerGone, PrintStream err, InputStream in, boolean watched) {

    Terminal(PrintStream out, PrintStream err, InputStream in) {
        this(out, () -> false, err, in, false);
    }

    /** JSON is UTF-8 whatever the locale says; only the Windows console has letters of its own. */
    @SuppressWarnings("SystemConsoleNull") // where there is always a console, progress is told in a file, too: no harm
    static Terminal of(OutputStream out, PrintStream err, InputStream in) {
        boolean watched = System.console() != null;
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        Outlet outlet = new Outlet(windows ? System.out : out);
        return new Terminal(
                windows ? System.out : utf8(outlet), outlet::readerGone, windows ? err : utf8(err), in, watched);
    }

    private static PrintStream utf8(OutputStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }
}

package org.alea.lab;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import org.alea.games.Games;
import org.alea.store.DataFolder;
import org.alea.store.UnnameableFolderException;

/** The command line: every game can be played, measured and checked without a window. */
public final class Main {
    private Main() {}

    /** Runs one command and returns its exit code: 0 fine, 1 something did not hold, 2 wrong use or bad input. */
    public static int run(String[] args, OutputStream out, PrintStream err, InputStream in) {
        Terminal terminal = Terminal.of(out, err, in);
        try {
            return new CommandLine(Games.all(), DataFolder.ofThisMachine().rulesData(), terminal).run(List.of(args));
        } catch (UnnameableFolderException e) {
            terminal.err().println(e.getMessage());
            return Command.WRONG_USE;
        }
    }
}

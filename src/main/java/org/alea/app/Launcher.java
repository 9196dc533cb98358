package org.alea.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Application;
import org.alea.app.main.AleaApp;
import org.alea.lab.Main;
import org.alea.store.DataFolder;
import org.alea.store.UnnameableFolderException;

/**
 * Where the program begins: with arguments it is a command line, without it opens the window. It is no JavaFX
 * application itself, since such a class cannot be started from the class path.
 */
public final class Launcher {
    /** Held on to: a logger nobody holds forgets its level. */
    private static final Logger JAVAFX = Logger.getLogger("javafx");

    static final int NO_WINDOW = 3;

    private Launcher() {}

    public static void main(String[] args) {
        if (args.length > 0) {
            // System.out would keep to itself why it could not write
            OutputStream out = new FileOutputStream(FileDescriptor.out);
            System.exit(Main.run(args, out, System.err, System.in));
        }
        Optional<String> missing = Display.ofThisMachine().missing();
        if (missing.isPresent()) {
            refuse(missing.get());
        }
        try {
            DataFolder.ofThisMachine();
        } catch (UnnameableFolderException e) {
            refuse(e.getMessage() + ".");
        }
        // JavaFX complains that it is on the class path, which is how the jar is meant to be started
        JAVAFX.setLevel(Level.SEVERE);
        AleaApp.prepare();
        try {
            Application.launch(AleaApp.class);
        } catch (UnsupportedOperationException e) {
            refuse("no window can be opened (" + e.getMessage() + "): start it on a desktop, or with xvfb-run.");
        }
    }

    private static void refuse(String problem) {
        System.err.println("alea: " + problem + " Without a window: java -jar alea-solo.jar help");
        System.exit(NO_WINDOW);
    }
}

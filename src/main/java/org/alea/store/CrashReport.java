package org.alea.store;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.function.Supplier;
import org.alea.engine.Move;
import org.alea.engine.Seeds;
import org.alea.engine.Table;

/**
 * What went wrong and how to make it happen again, as text that can be copied and sent. The match in it is a whole save.
 *
 * @param save the match alone, empty if there was none or it could not be written down
 */
public record CrashReport(Instant at, String text, String save) {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("'crash-'yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

    /** Never fails itself: what cannot be told any more is left out, with the reason. */
    static CrashReport of(Throwable problem, String program, Instant now, Supplier<Optional<Save<?, ?>>> match) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        out.println("Alea Solo " + program + ", " + now);
        out.println("Java " + System.getProperty("java.version") + ", JavaFX "
                + System.getProperty("javafx.runtime.version", "-") + ", " + System.getProperty("os.name") + " "
                + System.getProperty("os.version") + " " + System.getProperty("os.arch"));
        out.println();
        problem.printStackTrace(out);
        String save = "";
        try {
            Optional<Save<?, ?>> present = match.get();
            if (present.isPresent()) {
                out.println();
                summarise(present.get(), out);
                save = SaveText.write(present.get(), program, now);
                out.print(save);
            }
        } catch (RuntimeException e) {
            out.println("The match could not be written down: " + e);
        }
        out.flush();
        return new CrashReport(now, text.toString(), save);
    }

    /** The name of its files. */
    String name() {
        return STAMP.format(at);
    }

    private static <T extends Table<T>, M extends Move> void summarise(Save<T, M> save, PrintWriter out) {
        out.println("game " + save.game() + ", rules " + save.box().rulesVersion() + ", content "
                + save.box().contentHash());
        out.println("seed " + Seeds.format(save.setup().seed()));
        out.println("options " + save.setup().options());
        out.println("moves " + save.moves().size());
    }
}

package org.alea.app.shell;

import java.net.URL;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Parent;

/**
 * The style sheets of the suite. The window itself wears only those of the shell: JavaFX compares whatever is shown
 * with every rule in reach, so each screen, table and dialog brings what it needs along, and nobody else pays for it.
 */
public final class Sheets {
    private Sheets() {}

    /** Gives a part of the window, and all that is in it or pops up from it, the sheets of these names. */
    public static void attach(Parent part, Iterable<String> names, String... more) {
        names.forEach(name -> part.getStylesheets().add(find(name)));
        Stream.of(more).map(Sheets::find).forEach(part.getStylesheets()::add);
    }

    static String find(String name) {
        return seek(name).orElseThrow(() -> new IllegalStateException("the program lacks its style sheet " + name));
    }

    static Optional<String> seek(String name) {
        return Optional.ofNullable(Sheets.class.getResource("/org/alea/app/css/" + name + ".css"))
                .map(URL::toExternalForm);
    }
}

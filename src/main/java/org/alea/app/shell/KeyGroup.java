package org.alea.app.shell;

import java.util.List;
import java.util.stream.Stream;

/**
 * Actions that are at hand together: everywhere, or at the table of one game.
 *
 * @param title the key of the text that names the place
 */
public record KeyGroup(String title, List<KeyAction> actions) {

    public static final KeyAction LANGUAGE = new KeyAction("window.language", "Shortcut+L", "keys.language");
    public static final KeyAction FULL_SCREEN = new KeyAction("window.fullScreen", "F11", "keys.fullScreen");
    public static final KeyAction SAVES = new KeyAction("window.saves", "Shortcut+S", "keys.saves");
    public static final KeyAction HELP = new KeyAction("window.help", "F1", "keys.help");

    static final KeyGroup EVERYWHERE = new KeyGroup("keys.everywhere", List.of(SAVES, LANGUAGE, HELP, FULL_SCREEN));

    /** All groups of the suite, what works everywhere first. */
    public static List<KeyGroup> of(Desk desk) {
        Stream<KeyGroup> tables = desk.suite().views().stream()
                .filter(view -> !view.keys().isEmpty())
                .map(view -> new KeyGroup(view.cover().titleKey(), view.keys()));
        return Stream.concat(Stream.of(EVERYWHERE), tables).toList();
    }

    /** Whether its keys must not be mistaken for typing: they are heard wherever there is a text field. */
    public boolean everywhere() {
        return equals(EVERYWHERE);
    }

    /** Two games are never played at once, so they may share a key. */
    boolean meets(KeyGroup other) {
        return equals(other) || everywhere() || other.everywhere();
    }
}

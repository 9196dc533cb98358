package org.alea.app.play;

import java.util.Locale;

/** How something is meant: it decides the colour of a line, never alone what the line says. */
public enum Tone {
    PLAIN,
    GOOD,
    BAD,
    WARNING,
    NEWS,
    OPPONENT;

    /** The style class of whatever has this tone. */
    public String styleClass() {
        return "tone-" + name().toLowerCase(Locale.ROOT);
    }
}

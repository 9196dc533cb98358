package org.alea.app.table.figure;

import java.util.Locale;
import javafx.scene.control.Label;
import org.alea.app.table.symbol.Sign;

/** Something that lies in a zone, told by a sign and words: a chest, an exit, difficult ground. */
public final class ZoneTag extends Label {

    /** What kind of thing it is, told by its colour beside the sign. */
    public enum Tone {
        PLAIN,
        GOOD,
        TREASURE,
        WARNING,
        DANGER,
        WATER
    }

    public ZoneTag(String icon, String words, Tone tone) {
        super(words, Sign.of(icon, 17));
        getStyleClass().addAll("zone-tag", tone.name().toLowerCase(Locale.ROOT));
        setMinWidth(USE_PREF_SIZE);
    }
}

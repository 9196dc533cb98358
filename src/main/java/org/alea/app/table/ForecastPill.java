package org.alea.app.table;

import javafx.geometry.Pos;
import javafx.scene.control.Label;

/** A small pill on the edge of a card that says what would happen now: always an icon and words, never only a colour. */
public final class ForecastPill extends Label {

    /** What the forecast means for the player. */
    public enum Tone {
        GOOD("good"),
        BAD("bad"),
        EVEN("even");

        private final String styleClass;

        Tone(String styleClass) {
            this.styleClass = styleClass;
        }
    }

    public ForecastPill() {
        getStyleClass().add("forecast");
        setAlignment(Pos.CENTER);
        setMouseTransparent(true);
        setMinWidth(USE_PREF_SIZE);
    }

    public void show(Tone tone, String icon, String words) {
        getStyleClass().removeAll(Tone.GOOD.styleClass, Tone.BAD.styleClass, Tone.EVEN.styleClass);
        getStyleClass().add(tone.styleClass);
        setText(words);
        setGraphic(Glyph.icon(icon, 16));
    }
}

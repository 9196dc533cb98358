package org.alea.app.table.figure;

import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import org.alea.app.table.Drawing;
import org.alea.app.table.symbol.Sign;

/** A small disc with a sign, on the corner of a token. */
public final class CornerDisc extends Drawing {

    /** What the disc tells. */
    public enum Tone {
        STRIKES("#8E2B1D", "#0B1413", "#FFFFFF"),
        MOVES("#8A5E00", "#0B1413", "#FFFFFF"),
        WARNS("#0B1413", "#F2B544", "#F2B544"),
        VEILED("#0B1413", "#BFA1F0", "#BFA1F0"),
        DONE("#14603A", "#14603A", "#FFFFFF"),
        PLAIN("#0B1413", "#BCC5CF", "#F3EDDF");

        private final String ground;
        private final String rim;
        private final String ink;

        Tone(String ground, String rim, String ink) {
            this.ground = ground;
            this.rim = rim;
            this.ink = ink;
        }
    }

    public CornerDisc(String icon, double size, Tone tone) {
        super(size, size);
        Circle disc = new Circle(size / 2, size / 2, size / 2 - 0.75, Color.web(tone.ground));
        disc.setStroke(Color.web(tone.rim));
        disc.setStrokeWidth(1.5);
        draw(disc, Sign.at(icon, size / 2, size / 2, size * 0.63, Color.web(tone.ink)));
        setMouseTransparent(true);
    }
}

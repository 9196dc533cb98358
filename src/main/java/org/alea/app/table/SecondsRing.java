package org.alea.app.table;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;

/**
 * Sixty segments, one a second: lit is what remains, twelve o'clock is zero. The last 15 and the last 5 wear their
 * colours from the start, so the end is seen coming. Only segments that change are touched.
 */
public final class SecondsRing extends Group {
    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");
    private static final PseudoClass PAUSED = PseudoClass.getPseudoClass("paused");
    private static final int SEGMENTS = 60;

    private final List<Line> segments = new ArrayList<>();
    private int lit = -1;
    private boolean paused;

    public SecondsRing(double outerRadius, double innerRadius) {
        for (int i = 0; i < SEGMENTS; i++) {
            var outer = Polar.at(0, 0, outerRadius, i * 6 + 3);
            var inner = Polar.at(0, 0, innerRadius, i * 6 + 3);
            Line segment = new Line(outer.getX(), outer.getY(), inner.getX(), inner.getY());
            segment.setStrokeLineCap(StrokeLineCap.BUTT);
            segment.setStrokeWidth(outerRadius * 0.058);
            segment.getStyleClass().addAll("segment", i < 5 ? "last" : i < 15 ? "late" : "calm");
            segments.add(segment);
        }
        getChildren().setAll(segments);
        show(SEGMENTS);
    }

    /** Lights as many segments as there are seconds left; more than a minute lights them all. */
    public void show(int seconds) {
        int now = Math.max(0, Math.min(SEGMENTS, seconds));
        if (now == lit) {
            return;
        }
        int before = Math.max(0, lit);
        for (int i = Math.min(before, now); i < Math.max(before, now); i++) {
            segments.get(i).pseudoClassStateChanged(LIT, i < now);
        }
        lit = now;
    }

    /** Hatched while the clock stands still. */
    public void pause(boolean on) {
        if (paused != on) {
            paused = on;
            segments.forEach(segment -> segment.pseudoClassStateChanged(PAUSED, on));
        }
    }
}

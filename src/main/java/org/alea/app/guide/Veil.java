package org.alea.app.guide;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.shape.ArcTo;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.HLineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.VLineTo;

/** Darkens the table but for some holes; the mouse reaches the table only through them. */
final class Veil extends Path {
    private static final PseudoClass LIFTED = PseudoClass.getPseudoClass("lifted");
    private static final double ROUNDING = 16;

    Veil() {
        getStyleClass().add("guide-veil");
        setFillRule(FillRule.EVEN_ODD);
        addEventHandler(MouseEvent.ANY, MouseEvent::consume);
        addEventHandler(ScrollEvent.ANY, ScrollEvent::consume);
    }

    void cover(double width, double height, List<Bounds> holes) {
        getElements()
                .setAll(new MoveTo(0, 0), new HLineTo(width), new VLineTo(height), new HLineTo(0), new ClosePath());
        holes.forEach(hole -> getElements().addAll(rounded(hole)));
    }

    /** Lets the table shine through: something is carried across it. */
    void lift(boolean lifted) {
        pseudoClassStateChanged(LIFTED, lifted);
    }

    private static List<PathElement> rounded(Bounds hole) {
        double r = Disc.rounding(hole, ROUNDING);
        double left = hole.getMinX();
        double top = hole.getMinY();
        double right = hole.getMaxX();
        double bottom = hole.getMaxY();
        return List.of(
                new MoveTo(left + r, top),
                new HLineTo(right - r),
                new ArcTo(r, r, 0, right, top + r, false, true),
                new VLineTo(bottom - r),
                new ArcTo(r, r, 0, right - r, bottom, false, true),
                new HLineTo(left + r),
                new ArcTo(r, r, 0, left, bottom - r, false, true),
                new VLineTo(top + r),
                new ArcTo(r, r, 0, left + r, top, false, true),
                new ClosePath());
    }
}

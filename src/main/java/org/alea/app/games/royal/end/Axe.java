package org.alea.app.games.royal.end;

import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.scene.Group;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.util.Duration;
import org.alea.app.table.Motion;

/** The axe of the two bands that lose the head: it swings down once, or simply lies there. */
final class Axe extends Group {
    private static final double RAISED = -105;
    private static final double LEANING = 38;
    private static final double LENGTH = 118;

    private final Rotate swing;

    /** An axe whose handle ends at the origin. */
    Axe(double size) {
        SVGPath handle = new SVGPath();
        handle.setContent("M -5 0 L -4 -104 Q 0 -108 4 -104 L 5 0 Q 0 4 -5 0 Z");
        SVGPath head = new SVGPath();
        head.setContent("M -11 -96 L 12 -96 Q 30 -104 42 -116 Q 56 -84 42 -50 Q 30 -64 12 -72 L -11 -72 Z");
        Shape axe = Shape.union(handle, head);
        axe.getStyleClass().add("verdict-axe");
        axe.getTransforms().addAll(new Scale(size / LENGTH, size / LENGTH), new Rotate(LEANING));
        swing = new Rotate(0, 0, 0);
        getTransforms().add(swing);
        getChildren().add(axe);
        setMouseTransparent(true);
    }

    void fall(Motion motion) {
        if (motion != Motion.FULL) {
            return;
        }
        swing.setAngle(RAISED);
        new Timeline(
                        new KeyFrame(Duration.millis(500), new KeyValue(swing.angleProperty(), RAISED)),
                        new KeyFrame(
                                Duration.millis(760), new KeyValue(swing.angleProperty(), 8, Interpolator.EASE_IN)),
                        new KeyFrame(
                                Duration.millis(900), new KeyValue(swing.angleProperty(), 0, Interpolator.EASE_OUT)))
                .play();
    }
}

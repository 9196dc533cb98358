package org.alea.app.games.royal.end;

import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.scene.Group;
import javafx.scene.transform.Rotate;
import javafx.util.Duration;
import org.alea.app.shell.Icon;
import org.alea.app.table.Glyph;
import org.alea.app.table.Motion;

/** The axe of the two bands that lose the head: it swings down once, or simply lies there. */
final class Axe extends Group {
    private static final double RAISED = -105;

    private final Rotate swing;

    /** An axe whose handle ends at the origin. */
    Axe(double size) {
        Icon axe = Glyph.icon("mdi2a-axe", size, "verdict-axe");
        axe.setX(-size * 0.18);
        axe.setY(size * 0.1);
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

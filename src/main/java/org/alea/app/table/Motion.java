package org.alea.app.table;

import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.PauseTransition;
import javafx.animation.ScaleTransition;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.util.Duration;

/** How things move on the table: fully, calmly (reduced motion), or not at all (tests). */
public enum Motion {
    FULL,
    REDUCED,
    NONE;

    /** Lets a node that already stands at its place come there from {@code dx, dy} away. */
    public void glide(Node node, double dx, double dy, double millis) {
        stop(node);
        if (this != FULL || Math.hypot(dx, dy) < 1) {
            node.setTranslateX(0);
            node.setTranslateY(0);
            return;
        }
        node.setTranslateX(dx);
        node.setTranslateY(dy);
        Timeline way = new Timeline(new KeyFrame(
                Duration.millis(millis),
                new KeyValue(node.translateXProperty(), 0, Interpolator.EASE_BOTH),
                new KeyValue(node.translateYProperty(), 0, Interpolator.EASE_BOTH)));
        node.getProperties().put(Motion.class, way);
        way.setOnFinished(done -> node.getProperties().remove(Motion.class));
        way.play();
    }

    /** Ends a glide where it is. */
    public static void stop(Node node) {
        if (node.getProperties().remove(Motion.class) instanceof Animation running) {
            running.stop();
        }
    }

    /** A short no: the node comes home, if it is away, and shakes 3 pixels twice. */
    public void shake(Node node) {
        if (this != FULL) {
            return;
        }
        stop(node);
        double home = Math.hypot(node.getTranslateX(), node.getTranslateY()) < 1 ? 0 : 160;
        Timeline shake = new Timeline(new KeyFrame(
                Duration.millis(home),
                new KeyValue(node.translateXProperty(), 0, Interpolator.EASE_BOTH),
                new KeyValue(node.translateYProperty(), 0, Interpolator.EASE_BOTH)));
        for (int i = 1; i <= 4; i++) {
            double x = i == 4 ? 0 : i % 2 == 0 ? -3 : 3;
            shake.getKeyFrames()
                    .add(new KeyFrame(Duration.millis(home + i * 40.0), new KeyValue(node.translateXProperty(), x)));
        }
        node.getProperties().put(Motion.class, shake);
        shake.setOnFinished(done -> node.getProperties().remove(Motion.class));
        shake.play();
    }

    /** Something new on the table fades in. */
    public void appear(Node node) {
        if (this == NONE) {
            node.setOpacity(1);
            return;
        }
        FadeTransition fade = new FadeTransition(Duration.millis(160), node);
        fade.setFromValue(0);
        fade.setToValue(1);
        fade.play();
    }

    /** Something on the table draws the eye for a moment. */
    public void pulse(Node node, double size) {
        if (this != FULL) {
            return;
        }
        ScaleTransition pulse = new ScaleTransition(Duration.millis(120), node);
        pulse.setFromX(1);
        pulse.setFromY(1);
        pulse.setToX(size);
        pulse.setToY(size);
        pulse.setAutoReverse(true);
        pulse.setCycleCount(2);
        pulse.play();
    }

    /** Calls back after a while; at once where nothing moves. */
    public void after(double millis, Runnable then) {
        if (this == NONE) {
            then.run();
            return;
        }
        PauseTransition pause = new PauseTransition(Duration.millis(millis));
        pause.setOnFinished(done -> then.run());
        pause.play();
    }
}

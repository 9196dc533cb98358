package org.alea.app.games.royal;

import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.util.Duration;
import org.alea.app.table.Motion;

/** An event that has been ended flies to the side that takes it. */
final class CardFlight {
    private static final double MILLIS = 600;
    private static final double SMALL = 0.15;

    private final Motion motion;
    private final double millis;
    private final Pane sky;

    /** @param slowness how long things take for this player, compared to the usual */
    CardFlight(Motion motion, double slowness, Pane sky) {
        this.motion = motion;
        this.millis = MILLIS * slowness;
        this.sky = sky;
    }

    /** A picture of the card, which is about to leave its place, goes where its taker's points stand. */
    void fly(Node card, Node taker) {
        if (motion != Motion.FULL || card.getScene() == null || taker.getScene() == null) {
            return;
        }
        SnapshotParameters clear = new SnapshotParameters();
        clear.setFill(Color.TRANSPARENT);
        ImageView picture = new ImageView(card.snapshot(clear, null));
        picture.getStyleClass().add("card-in-flight");
        picture.setMouseTransparent(true);
        picture.setManaged(false);
        Bounds from = sky.sceneToLocal(card.localToScene(card.getBoundsInLocal()));
        Bounds to = sky.sceneToLocal(taker.localToScene(taker.getBoundsInLocal()));
        picture.relocate(from.getMinX(), from.getMinY());
        sky.getChildren().add(picture);
        Point2D way = new Point2D(to.getCenterX() - from.getCenterX(), to.getCenterY() - from.getCenterY());
        Timeline flight = new Timeline(new KeyFrame(
                Duration.millis(millis),
                new KeyValue(picture.translateXProperty(), way.getX(), Interpolator.EASE_BOTH),
                new KeyValue(picture.translateYProperty(), way.getY(), Interpolator.EASE_BOTH),
                new KeyValue(picture.scaleXProperty(), SMALL, Interpolator.EASE_IN),
                new KeyValue(picture.scaleYProperty(), SMALL, Interpolator.EASE_IN)));
        flight.setOnFinished(done -> sky.getChildren().remove(picture));
        flight.play();
    }

    /** Every card arrives at once; answers whether one was on its way. */
    boolean land() {
        return sky.getChildren().removeIf(node -> node.getStyleClass().contains("card-in-flight"));
    }
}

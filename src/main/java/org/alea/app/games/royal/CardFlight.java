package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import org.alea.app.table.Motion;

/** An event that has been ended flies to the side that takes it; at a table where no time passes it is simply gone. */
final class CardFlight {
    private static final double MILLIS = 600;
    private static final double SHRINKS = 0.85;

    private final Motion motion;
    private final LongSupplier nanos;
    private final double millis;
    private final Pane sky;
    private final List<Flight> flights = new ArrayList<>();
    private boolean live;

    private record Flight(ImageView picture, Point2D way, long start) {}

    /** @param slowness how long things take for this player, compared to the usual */
    CardFlight(Motion motion, LongSupplier nanos, double slowness, Pane sky) {
        this.motion = motion;
        this.nanos = nanos;
        this.millis = MILLIS * slowness;
        this.sky = sky;
    }

    boolean flying() {
        return !flights.isEmpty();
    }

    /** A picture of the card, which is about to leave its place, goes where its taker's points stand. */
    void fly(Node card, Node taker) {
        if (motion != Motion.FULL || !live || card.getScene() == null || taker.getScene() == null) {
            return;
        }
        SnapshotParameters clear = new SnapshotParameters();
        clear.setFill(Color.TRANSPARENT);
        ImageView picture = new ImageView(card.snapshot(clear, null));
        picture.setMouseTransparent(true);
        picture.setManaged(false);
        // above what explains the Roy's turn, which is laid anew with every step
        picture.setViewOrder(-1);
        Bounds from = sky.sceneToLocal(card.localToScene(card.getBoundsInLocal()));
        Bounds to = sky.sceneToLocal(taker.localToScene(taker.getBoundsInLocal()));
        picture.relocate(from.getMinX(), from.getMinY());
        sky.getChildren().add(picture);
        Point2D way = new Point2D(to.getCenterX() - from.getCenterX(), to.getCenterY() - from.getCenterY());
        flights.add(new Flight(picture, way, nanos.getAsLong()));
    }

    /** Draws the cards as far as they have come. */
    void tick() {
        live = true;
        for (Flight flight : List.copyOf(flights)) {
            double share = (nanos.getAsLong() - flight.start()) / 1e6 / millis;
            if (share >= 1) {
                flights.remove(flight);
                sky.getChildren().remove(flight.picture());
            } else {
                show(flight, share);
            }
        }
    }

    /** Slow at both ends, and the smaller the nearer. */
    private static void show(Flight flight, double share) {
        double gone = share * share * (3 - 2 * share);
        flight.picture().setTranslateX(flight.way().getX() * gone);
        flight.picture().setTranslateY(flight.way().getY() * gone);
        flight.picture().setScaleX(1 - SHRINKS * gone);
        flight.picture().setScaleY(1 - SHRINKS * gone);
    }

    /** Every card arrives at once; answers whether one was on its way. */
    boolean land() {
        boolean flew = flying();
        flights.forEach(flight -> sky.getChildren().remove(flight.picture()));
        flights.clear();
        return flew;
    }
}

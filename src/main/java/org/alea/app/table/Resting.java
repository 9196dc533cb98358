package org.alea.app.table;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.animation.PauseTransition;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.util.Duration;

/** A pointer that rests on a spot for a moment opens its details; once it is neither there nor on them, they close. */
public final class Resting {
    private static final Duration MOMENT = Duration.millis(500);

    private final Hand<?> hand;
    private final BooleanSupplier wanted;
    private final Ways ways;
    private final PauseTransition moment = new PauseTransition(MOMENT);
    private Optional<Spot> under = Optional.empty();
    private Optional<Spot> opened = Optional.empty();

    /** What resting does. */
    public record Ways(Predicate<Spot> opens, Consumer<Spot> open, Predicate<Point2D> onDetails, Runnable close) {}

    public Resting(Pane board, Hand<?> hand, BooleanSupplier wanted, Ways ways) {
        this.hand = hand;
        this.wanted = wanted;
        this.ways = ways;
        moment.setOnFinished(done -> open());
        board.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
        board.addEventHandler(MouseEvent.MOUSE_EXITED, left -> forget());
        board.addEventFilter(MouseEvent.MOUSE_PRESSED, pressed -> forget());
    }

    private void moved(MouseEvent event) {
        if (opened.isPresent()) {
            Point2D point = new Point2D(event.getSceneX(), event.getSceneY());
            if (!on(opened.get(), point) && !ways.onDetails().test(point)) {
                opened = Optional.empty();
                ways.close().run();
            }
            return;
        }
        Optional<Spot> now = wanted.getAsBoolean()
                ? hand.spotOf(event.getPickResult().getIntersectedNode()).filter(ways.opens())
                : Optional.empty();
        if (!now.equals(under)) {
            under = now;
            moment.stop();
            now.ifPresent(spot -> moment.playFromStart());
        }
    }

    private boolean on(Spot spot, Point2D scene) {
        return hand.node(spot)
                .filter(node -> node.contains(node.sceneToLocal(scene)))
                .isPresent();
    }

    private void open() {
        opened = under;
        under.ifPresent(ways.open());
    }

    private void forget() {
        moment.stop();
        under = Optional.empty();
        opened = Optional.empty();
    }
}

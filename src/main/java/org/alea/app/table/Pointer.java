package org.alea.app.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import javafx.event.EventHandler;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;

/**
 * Mouse and touch on a table. Legal targets light up as soon as a thing is pressed; after 4 pixels it follows the pointer
 * and leaves a ghost; dropped elsewhere it flies home. A press that does not move is a click, and one that lasts shows
 * details as a right click does.
 */
public final class Pointer<A> {
    private static final double THRESHOLD = 4;
    private static final double CARRIED = 1.08;

    private final Pane board;
    private final Hand<A> hand;
    private Motion motion;
    private final List<Node> ghosts = new ArrayList<>();
    private final LongPress longPress = new LongPress();
    private Consumer<Spot> twice = spot -> {};
    private Details details = spot -> false;
    private Details held = spot -> false;
    private Swipe swipe = (spot, dx, dy) -> false;
    private BiPredicate<Spot, Spot> carries = (from, to) -> true;
    private Optional<Spot> pressed = Optional.empty();
    private Point2D start = Point2D.ZERO;
    private List<Node> carried = List.of();
    private Optional<Spot> over = Optional.empty();
    private boolean dragging;

    /** A quick pull across a spot that means something by itself. */
    @FunctionalInterface
    public interface Swipe {
        /** Whether a pull of so many pixels that ended nowhere was one; if so, it has been acted on. */
        boolean across(Spot spot, double dx, double dy);
    }

    /** What is to be read about a spot. */
    @FunctionalInterface
    public interface Details {
        /** Shows it, if there is anything to be read. */
        boolean show(Spot spot);
    }

    public Pointer(Pane board, Hand<A> hand, Motion motion) {
        this.board = board;
        this.hand = hand;
        this.motion = motion;
        listen(MouseEvent.MOUSE_PRESSED, this::press);
        listen(MouseEvent.MOUSE_DRAGGED, this::drag);
        listen(MouseEvent.MOUSE_RELEASED, this::release);
        // places move with the size of the board, and a board that is replaced hears of no release
        board.layoutBoundsProperty().addListener((all, old, now) -> takeBack());
        board.sceneProperty().addListener((all, old, now) -> takeBack());
    }

    /** A scroll pane keeps what happens in it to itself: that is heard on its way down. */
    private void listen(EventType<MouseEvent> type, EventHandler<MouseEvent> does) {
        board.addEventFilter(type, event -> {
            if (inScrollPane(event)) {
                does.handle(event);
            }
        });
        board.addEventHandler(type, event -> {
            if (!inScrollPane(event)) {
                does.handle(event);
            }
        });
    }

    /** Whether it happens to something in a scroll pane that does not act by itself. */
    private boolean inScrollPane(MouseEvent event) {
        Node node = event.getTarget() instanceof Node target ? target : board;
        for (; node != null && node != board; node = node.getParent()) {
            if (node instanceof ButtonBase || node instanceof ScrollBar || node instanceof TextInputControl) {
                return false;
            }
            if (node instanceof ScrollPane) {
                return true;
            }
        }
        return false;
    }

    private void takeBack() {
        if (dragging) {
            cancel();
        }
    }

    /** How much things move from now on. */
    public void motion(Motion newMotion) {
        motion = newMotion;
    }

    /** What a double click on a spot does. */
    public void onTwice(Consumer<Spot> action) {
        twice = action;
    }

    /** What a right click or a long press on a spot shows; the latter may show less, where a piece is held to be dragged. */
    public void onDetails(Details onRightClick, Details onLongPress) {
        details = onRightClick;
        held = onLongPress;
    }

    /** Says which legal ways may be taken by dragging; without a word all may. */
    public void carrying(BiPredicate<Spot, Spot> allowed) {
        carries = allowed;
    }

    public void onSwipe(Swipe action) {
        swipe = action;
    }

    public boolean dragging() {
        return dragging;
    }

    /** Takes whatever is in the air back home, for instance when time is up. */
    public void cancel() {
        longPress.end();
        if (dragging) {
            drop();
        }
        pressed = Optional.empty();
        hand.letGo();
    }

    private void press(MouseEvent event) {
        Optional<Spot> spot = hand.spotOf(event.getPickResult().getIntersectedNode());
        if (event.getButton() == MouseButton.SECONDARY) {
            spot.ifPresent(details::show);
            return;
        }
        if (event.getButton() != MouseButton.PRIMARY || dragging) {
            return;
        }
        pressed = spot;
        start = new Point2D(event.getSceneX(), event.getSceneY());
        spot.filter(from -> hand.held().isEmpty()).ifPresent(from -> hand.lightTargets(hand.targets(from)));
        spot.ifPresent(from -> longPress.begin(() -> holdOn(from)));
    }

    /** What has details shows them instead of being clicked; what has none may still be dragged or let go. */
    private void holdOn(Spot spot) {
        if (held.show(spot)) {
            cancel();
        }
    }

    private void drag(MouseEvent event) {
        Point2D now = new Point2D(event.getSceneX(), event.getSceneY());
        if (pressed.isEmpty() || (!dragging && now.distance(start) < THRESHOLD)) {
            return;
        }
        if (!dragging) {
            longPress.end();
            lift(pressed.get());
        }
        Point2D way = board.sceneToLocal(now).subtract(board.sceneToLocal(start));
        for (Node node : carried) {
            node.setTranslateX(way.getX());
            node.setTranslateY(way.getY());
        }
        hover(hand.under(now, pressed.get(), targets(pressed.get())));
    }

    private void lift(Spot spot) {
        hand.letGo();
        dragging = true;
        carried = hand.lifted(spot);
        for (Node node : carried) {
            Motion.stop(node);
            leaveGhost(node);
            raise(node, -1);
            node.setScaleX(CARRIED);
            node.setScaleY(CARRIED);
        }
        hand.lightTargets(targets(spot));
    }

    /**
     * A part of something larger rises above its neighbours only together with that. The layers of the board itself stay
     * in their order: whatever lies on them would vanish below.
     */
    private void raise(Node node, double order) {
        node.setViewOrder(order);
        Node outer = node.getParent();
        while (outer != null && !outer.equals(board) && !board.equals(outer.getParent())) {
            outer.setViewOrder(order);
            outer = outer.getParent();
        }
    }

    private void leaveGhost(Node node) {
        if (node instanceof DieNode die && die.getParent() instanceof Pane pane) {
            DieNode ghost = new DieNode(die.skin(), die.face(), die.size());
            ghost.ghost(true);
            ghost.setMouseTransparent(true);
            ghost.relocate(die.getLayoutX(), die.getLayoutY());
            ghost.setManaged(false);
            ghost.resize(die.getPrefWidth(), die.getPrefHeight());
            pane.getChildren().add(0, ghost);
            ghosts.add(ghost);
        }
    }

    private void hover(Optional<Spot> spot) {
        if (spot.equals(over)) {
            return;
        }
        unmark();
        over = spot;
        Optional<Way<A>> way = spot.flatMap(to -> carry(pressed.orElseThrow(), to));
        spot.flatMap(hand::node).ifPresent(node -> {
            node.pseudoClassStateChanged(Hand.HOVER_OK, way.isPresent());
            node.pseudoClassStateChanged(
                    Hand.REFUSED,
                    way.isEmpty()
                            && hand.refusal(pressed.orElseThrow(), spot.orElseThrow())
                                    .isPresent());
        });
        hand.consider(way);
    }

    private void release(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || pressed.isEmpty()) {
            return;
        }
        // a quick hand lets go before its last steps were heard: what counts is where
        drag(event);
        longPress.end();
        Spot from = pressed.get();
        pressed = Optional.empty();
        if (!dragging) {
            clicked(from, event);
            return;
        }
        Optional<Spot> to = over;
        Optional<Way<A>> way = to.flatMap(target -> carry(from, target));
        if (way.isPresent()) {
            putDown();
            List<Node> landed = carried;
            hand.perform(way.get());
            landed.forEach(this::settle);
            carried = List.of();
            return;
        }
        List<Node> home = carried;
        drop();
        if (to.isPresent() && hand.refuse(from, to.get())) {
            home.forEach(motion::shake);
        } else {
            swipe.across(from, event.getSceneX() - start.getX(), event.getSceneY() - start.getY());
        }
    }

    private void clicked(Spot spot, MouseEvent event) {
        if (!event.isStillSincePress()) {
            hand.light();
            return;
        }
        if (event.getClickCount() == 2) {
            hand.letGo();
            twice.accept(spot);
        } else {
            hand.click(spot, new Point2D(event.getSceneX(), event.getSceneY()));
        }
    }

    /** Everything in the air flies home. */
    private void drop() {
        putDown();
        for (Node node : carried) {
            motion.glide(node, node.getTranslateX(), node.getTranslateY(), 160);
        }
        carried = List.of();
    }

    private void putDown() {
        dragging = false;
        unmark();
        over = Optional.empty();
        hand.consider(Optional.empty());
        hand.lightTargets(Set.of());
        for (Node node : carried) {
            raise(node, 0);
            node.setScaleX(1);
            node.setScaleY(1);
        }
        for (Node ghost : ghosts) {
            if (ghost.getParent() instanceof Pane pane) {
                pane.getChildren().remove(ghost);
            }
        }
        ghosts.clear();
    }

    /** A thing whose place did not change with the move still has to come down somewhere. */
    private void settle(Node node) {
        if (!node.getProperties().containsKey(Motion.class) && !node.isCache()) {
            motion.glide(node, node.getTranslateX(), node.getTranslateY(), 120);
        }
    }

    private void unmark() {
        over.flatMap(hand::node).ifPresent(node -> {
            node.pseudoClassStateChanged(Hand.HOVER_OK, false);
            node.pseudoClassStateChanged(Hand.REFUSED, false);
        });
    }

    private Set<Spot> targets(Spot from) {
        Set<Spot> targets = new LinkedHashSet<>(hand.targets(from));
        targets.removeIf(to -> !carries.test(from, to));
        return targets;
    }

    private Optional<Way<A>> carry(Spot from, Spot to) {
        return hand.carry(from, to).filter(way -> carries.test(from, to));
    }
}

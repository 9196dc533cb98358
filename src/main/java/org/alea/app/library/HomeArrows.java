package org.alea.app.library;

import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.app.shell.IntoSight;

/**
 * The arrows on home. They go to what lies nearest, as JavaFX lets them, but tile by tile: the buttons of a large tile lie
 * low, and a button beside them would be passed over for something farther away at its own height.
 */
final class HomeArrows {
    /** How much farther away something is for being off the line, compared with being ahead. */
    private static final double ASIDE = 2;

    private final LibraryPane home;
    private final EventHandler<KeyEvent> keys = this::press;

    private HomeArrows(LibraryPane home) {
        this.home = home;
    }

    /** Also to those that come over from the rail. */
    static void listen(LibraryPane home) {
        HomeArrows arrows = new HomeArrows(home);
        home.sceneProperty().addListener((all, old, now) -> {
            if (old != null) {
                old.removeEventFilter(KeyEvent.KEY_PRESSED, arrows.keys);
            }
            if (now != null) {
                now.addEventFilter(KeyEvent.KEY_PRESSED, arrows.keys);
            }
        });
    }

    private void press(KeyEvent event) {
        Optional<Side> way = way(event.getCode());
        if (way.isEmpty() || !(event.getTarget() instanceof Node from)) {
            return;
        }
        Optional<Node> own = home.parts().filter(part -> holds(part, from)).findFirst();
        boolean comes = way.get() == Side.RIGHT && inRail(from);
        if (comes || (own.isPresent() && !writes(from, way.get()))) {
            Optional<Node> next = next(from, own.orElse(from), way.get());
            next.ifPresent(this::go);
            // left of everything lies the rail, which is not ours to find
            if (next.isPresent() || way.get() != Side.LEFT) {
                event.consume();
            }
        }
    }

    private static boolean holds(Node part, Node inside) {
        return around(inside).anyMatch(part::equals);
    }

    private static boolean inRail(Node node) {
        return around(node).anyMatch(each -> each.getStyleClass().contains("rail"));
    }

    private static Stream<Node> around(Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent);
    }

    private static Optional<Side> way(KeyCode code) {
        return switch (code) {
            case LEFT, KP_LEFT -> Optional.of(Side.LEFT);
            case RIGHT, KP_RIGHT -> Optional.of(Side.RIGHT);
            case UP, KP_UP -> Optional.of(Side.TOP);
            case DOWN, KP_DOWN -> Optional.of(Side.BOTTOM);
            default -> Optional.empty();
        };
    }

    /** In a field the arrows go through the words, and through what was found for them. */
    private static boolean writes(Node from, Side way) {
        return from instanceof TextField field
                && (way.isVertical() || !field.getText().isBlank());
    }

    /** @param own the part it lies in */
    private Optional<Node> next(Node from, Node own, Side way) {
        Stream<Node> others = home.parts()
                .filter(part -> !part.equals(own) && stops(part).findAny().isPresent())
                .filter(part -> !way.isVertical() || aside(own, part, way) <= 0);
        return nearest(from, stops(own), way)
                .or(() -> nearest(own, others, way).flatMap(part -> nearest(from, stops(part), way)));
    }

    private static Stream<Node> stops(Node part) {
        if (!part.isVisible() || part.isDisabled()) {
            return Stream.empty();
        }
        if (part.isFocusTraversable()) {
            return Stream.of(part);
        }
        return part instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(HomeArrows::stops)
                : Stream.empty();
    }

    private static Optional<Node> nearest(Node from, Stream<Node> all, Side way) {
        return all.filter(to -> distance(from, to, way).isPresent())
                .min(Comparator.comparingDouble(to -> distance(from, to, way).orElseThrow()));
    }

    /** How far something is that way; nothing, if it does not lie there. */
    private static OptionalDouble distance(Node from, Node to, Side way) {
        Bounds a = from.localToScene(from.getLayoutBounds());
        Bounds b = to.localToScene(to.getLayoutBounds());
        double ahead = switch (way) {
            case LEFT -> a.getMinX() - b.getMaxX();
            case RIGHT -> b.getMinX() - a.getMaxX();
            case TOP -> a.getMinY() - b.getMaxY();
            case BOTTOM -> b.getMinY() - a.getMaxY();
        };
        return ahead < -1
                ? OptionalDouble.empty()
                : OptionalDouble.of(ahead + ASIDE * Math.max(0, aside(from, to, way)));
    }

    /** How far something is off the line; nothing or less is on it. */
    private static double aside(Node from, Node to, Side way) {
        Bounds a = from.localToScene(from.getLayoutBounds());
        Bounds b = to.localToScene(to.getLayoutBounds());
        return way.isVertical()
                ? Math.max(b.getMinY() - a.getMaxY(), a.getMinY() - b.getMaxY())
                : Math.max(b.getMinX() - a.getMaxX(), a.getMinX() - b.getMaxX());
    }

    private void go(Node to) {
        to.requestFocus();
        around(home)
                .filter(ScrollPane.class::isInstance)
                .findFirst()
                .ifPresent(page -> IntoSight.bring((ScrollPane) page, to));
    }
}

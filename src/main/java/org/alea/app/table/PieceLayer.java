package org.alea.app.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * The pieces of a table. A piece keeps its id and its node as long as it is in play: a view only says where each one
 * lies now, and the layer moves it there from where it was.
 */
public final class PieceLayer extends Pane {
    private static final double GLIDE = 180;

    private final Map<String, Node> pieces = new HashMap<>();
    private final Set<String> laid = new HashSet<>();
    private double slowness;
    private Motion motion;

    public PieceLayer(Motion motion) {
        this(motion, 1);
    }

    /** A layer whose pieces take {@code slowness} times as long as usual to get where they belong. */
    public PieceLayer(Motion motion, double slowness) {
        this.motion = motion;
        this.slowness = slowness;
        setPickOnBounds(false);
    }

    public void motion(Motion newMotion) {
        motion = newMotion;
    }

    /** How much and how slowly pieces move from now on. */
    public void motion(Motion newMotion, double newSlowness) {
        motion = newMotion;
        slowness = newSlowness;
    }

    /** The node of a piece; made when it first comes into play. */
    public <N extends Node> N piece(String id, Class<N> kind, Supplier<N> maker) {
        Node known = pieces.get(id);
        if (!kind.isInstance(known)) {
            if (known != null) {
                getChildren().remove(known);
            }
            known = maker.get();
            pieces.put(id, known);
            laid.remove(id);
            getChildren().add(known);
        }
        return kind.cast(known);
    }

    public Optional<Node> find(String id) {
        return Optional.ofNullable(pieces.get(id));
    }

    /** Lays a piece down: a new one appears, one that lay elsewhere comes over. */
    public void lay(String id, double x, double y) {
        Point2D offset = place(id, x, y);
        Node node = pieces.get(id);
        if (node != null && (offset.getX() != 0 || offset.getY() != 0)) {
            motion.glide(node, offset.getX(), offset.getY(), GLIDE * slowness);
        }
    }

    /** Puts a piece at its place without moving it there, and says how far away from it the piece was seen last. */
    public Point2D place(String id, double x, double y) {
        Node node = pieces.get(id);
        if (node == null) {
            return Point2D.ZERO;
        }
        boolean isNew = laid.add(id);
        Point2D offset = isNew
                ? Point2D.ZERO
                : new Point2D(
                        node.getLayoutX() + node.getTranslateX() - x, node.getLayoutY() + node.getTranslateY() - y);
        node.relocate(x, y);
        if (isNew) {
            motion.appear(node);
        }
        return offset;
    }

    /** Two pieces nobody can tell apart change names, so that the one in the hand is the one that is meant. */
    public void swap(String one, String other) {
        Node first = pieces.get(one);
        Node second = pieces.get(other);
        if (first != null && second != null) {
            pieces.put(one, second);
            pieces.put(other, first);
        }
    }

    /** Takes every piece off the table that is not among {@code inPlay}. */
    public void keepOnly(Set<String> inPlay) {
        pieces.entrySet().removeIf(entry -> {
            if (inPlay.contains(entry.getKey())) {
                return false;
            }
            getChildren().remove(entry.getValue());
            laid.remove(entry.getKey());
            return true;
        });
    }
}

package org.alea.app.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import org.alea.app.shell.IntoSight;

/** The keyboard on a table: arrows walk over what can be taken, then over where it can go; Enter takes and puts. */
public final class Cursor<A> {
    private static final PseudoClass CURSOR = PseudoClass.getPseudoClass("cursor");

    /** What lies in a row keeps to it: a step aside counts as two ahead. */
    private static final double ASIDE = 2;

    private static final double NEARLY_LEVEL = 2;
    private static final String DIE = "die";

    private final Hand<A> hand;
    private final Node home;
    private Optional<Spot> at = Optional.empty();
    private Optional<Node> ringed = Optional.empty();

    /** @param home takes the keyboard back: a window gives that of a node that goes to anything, and keys are lost */
    public Cursor(Hand<A> hand, Node home) {
        this.hand = hand;
        this.home = home;
    }

    public Optional<Spot> at() {
        return at;
    }

    /** One step forward (1) or back (-1) over the spots that lead somewhere; among dice alone, from left to right. */
    public void step(int by) {
        List<Spot> spots = new ArrayList<>(candidates());
        if (spots.stream().allMatch(spot -> spot.kind().equals(DIE))) {
            spots.sort(Comparator.comparingDouble(
                    spot -> middle(spot).map(Point2D::getX).orElse(0.0)));
        }
        if (spots.isEmpty()) {
            hide();
            return;
        }
        int now = at.map(spots::indexOf).orElse(-1);
        int next = now < 0 ? (by > 0 ? 0 : spots.size() - 1) : Math.floorMod(now + by, spots.size());
        moveTo(spots.get(next));
    }

    /** One step to the nearest spot in a direction of the table; where there is none it stays. */
    public void go(int right, int down) {
        List<Spot> spots = candidates();
        Optional<Point2D> here = at.filter(spots::contains).flatMap(this::middle);
        if (here.isEmpty()) {
            step(1);
            return;
        }
        double nearest = Double.MAX_VALUE;
        Optional<Spot> next = Optional.empty();
        for (Spot spot : spots) {
            Point2D way = middle(spot).orElse(here.get()).subtract(here.get());
            double along = way.getX() * right + way.getY() * down;
            double aside = Math.abs(way.getX() * down) + Math.abs(way.getY() * right);
            if (along > NEARLY_LEVEL && along + ASIDE * aside < nearest) {
                nearest = along + ASIDE * aside;
                next = Optional.of(spot);
            }
        }
        next.ifPresent(this::moveTo);
    }

    private Optional<Point2D> middle(Spot spot) {
        return hand.node(spot)
                .map(node -> node.localToScene(node.getLayoutBounds()))
                .map(Cursor::middle);
    }

    private static Point2D middle(Bounds bounds) {
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    public void moveTo(Spot spot) {
        unring();
        at = Optional.of(spot);
        ringed = hand.node(spot);
        ringed.ifPresent(node -> {
            node.pseudoClassStateChanged(CURSOR, true);
            node.requestFocus();
            bringIntoSight(node);
        });
    }

    /** What is scrolled away shows no ring. */
    private static void bringIntoSight(Node node) {
        for (Node around = node.getParent(); around != null; around = around.getParent()) {
            if (around instanceof ScrollPane pane) {
                IntoSight.bring(pane, node);
            }
        }
    }

    /**
     * Takes what is under the cursor, or puts down on it what is held. With one possible end it goes there at once. The
     * ring is gone then, unless it has followed to what took the place of the thing chosen.
     */
    public boolean choose() {
        Optional<Spot> spot = at.filter(candidates()::contains);
        if (spot.isEmpty()) {
            return false;
        }
        Set<Spot> targets = hand.targets(spot.get());
        Optional<Node> before = ringed;
        if (hand.held().isEmpty() && targets.size() == 1) {
            hand.click(spot.get());
            hand.click(targets.iterator().next());
        } else {
            hand.click(spot.get());
        }
        if (hand.held().isPresent()) {
            candidates().stream().findFirst().ifPresent(this::moveTo);
        } else if (ringed.equals(before)) {
            hide();
        }
        return true;
    }

    public void hide() {
        ringed.filter(Node::isFocused).ifPresent(node -> home.requestFocus());
        unring();
        at = Optional.empty();
        ringed = Optional.empty();
    }

    private void unring() {
        ringed.ifPresent(node -> node.pseudoClassStateChanged(CURSOR, false));
    }

    /** The table was laid out anew: the ring stays on what is still there, and is gone with what is not. */
    public void follow() {
        Optional<Node> now = at.flatMap(hand::node);
        if (now.equals(ringed)) {
            return;
        }
        boolean same = now.isPresent()
                && (!at.get().numbered()
                        || now.map(Node::getAccessibleText).equals(ringed.map(Node::getAccessibleText)));
        boolean focused = ringed.filter(Node::isFocused).isPresent();
        if (!same) {
            hide();
        } else if (focused) {
            at.ifPresent(this::moveTo);
        } else {
            unring();
            ringed = now;
            ringed.ifPresent(node -> node.pseudoClassStateChanged(CURSOR, true));
        }
    }

    private List<Spot> candidates() {
        if (hand.held().isPresent()) {
            return hand.ends(hand.held().get());
        }
        Set<Spot> sources = new LinkedHashSet<>();
        hand.ways().forEach(way -> sources.add(way.from()));
        List<Spot> shown = new ArrayList<>(sources);
        shown.removeIf(spot -> hand.node(spot).filter(Node::isVisible).isEmpty() || needless(spot));
        return wholes(shown);
    }

    /** Of several things that do the same the last is meant: a set rather than its dice, a button rather than a piece. */
    private List<Spot> wholes(List<Spot> spots) {
        Map<Set<A>, Spot> byDeed = new LinkedHashMap<>();
        spots.forEach(spot -> byDeed.put(deeds(spot), spot));
        return List.copyOf(byDeed.values());
    }

    private Set<A> deeds(Spot spot) {
        return hand.ways().stream()
                .filter(way -> way.from().equals(spot))
                .map(Way::act)
                .collect(Collectors.toSet());
    }

    /** What only goes where a touch of the place does the same need not be taken up first. */
    private boolean needless(Spot spot) {
        List<Way<A>> from =
                hand.ways().stream().filter(way -> way.from().equals(spot)).toList();
        return from.stream().allMatch(way -> !way.touch() && touched(way.act()));
    }

    private boolean touched(A act) {
        return hand.ways().stream().anyMatch(way -> way.touch() && way.act().equals(act));
    }
}

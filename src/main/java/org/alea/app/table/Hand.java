package org.alea.app.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/**
 * The player's hand over a table: which spots there are, which ways are legal now, what is held. The mouse
 * ({@link Pointer}) and the keyboard ({@link Cursor}) both end in {@link #perform}: one path, three gestures.
 */
public final class Hand<A> {
    static final PseudoClass LEGAL = PseudoClass.getPseudoClass("legal");
    static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    static final PseudoClass HOVER_OK = PseudoClass.getPseudoClass("hover-ok");
    static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private final Map<Spot, Node> spots = new LinkedHashMap<>();
    private final Consumer<A> perform;
    private List<Way<A>> ways = List.of();
    private Optional<Spot> held = Optional.empty();
    private Function<Spot, List<Node>> lifts = spot -> List.of();
    private BiFunction<Spot, Spot, Optional<String>> refusals = (from, to) -> Optional.empty();
    private Consumer<Optional<Way<A>>> considering = way -> {};

    public Hand(Consumer<A> perform) {
        this.perform = perform;
    }

    /** Says which nodes rise when a spot is taken; a spot that lifts nothing cannot be dragged. */
    public void lifting(Function<Spot, List<Node>> nodesOf) {
        lifts = nodesOf;
    }

    /** Says why something may not be put somewhere, in a sentence. */
    public void refusing(BiFunction<Spot, Spot, Optional<String>> reasonOf) {
        refusals = reasonOf;
    }

    /** Is told which way the player is about to take, to show what it would bring. */
    public void considering(Consumer<Optional<Way<A>>> listener) {
        considering = listener;
    }

    public void register(Spot spot, Node node) {
        node.getProperties().put(Spot.class, spot);
        spots.put(spot, node);
    }

    /** Forgets every spot of a kind, before it is laid out anew. */
    public void forget(String kind) {
        spots.keySet().removeIf(spot -> spot.kind().equals(kind));
    }

    /** Forgets every spot that is not on the table any more. */
    public void keep(Predicate<Spot> present) {
        spots.keySet().removeIf(present.negate());
    }

    public Optional<Node> node(Spot spot) {
        return Optional.ofNullable(spots.get(spot));
    }

    /** The spot a node belongs to, be it the spot's own or one inside it. */
    public Optional<Spot> spotOf(@Nullable Node picked) {
        for (Node node = picked; node != null; node = node.getParent()) {
            if (node.getProperties().get(Spot.class) instanceof Spot spot && spots.containsKey(spot)) {
                return Optional.of(spot);
            }
        }
        return Optional.empty();
    }

    public Map<Spot, Node> spots() {
        return spots;
    }

    /** The ways that are legal from now on. What is held stays held if it still leads somewhere. */
    public void offer(List<Way<A>> legal) {
        ways = List.copyOf(legal);
        if (held.isPresent() && partners(held.get()).isEmpty()) {
            held = Optional.empty();
        }
        light();
    }

    public List<Way<A>> ways() {
        return ways;
    }

    public Optional<Spot> held() {
        return held;
    }

    /** Lets go of what is held. */
    public void letGo() {
        held = Optional.empty();
        considering.accept(Optional.empty());
        light();
    }

    /** A click: takes a spot, or puts what is held on it. */
    public void click(Spot spot) {
        Optional<Way<A>> touched = ways.stream()
                .filter(way -> way.touch() && way.from().equals(spot))
                .findFirst();
        Optional<Way<A>> joined = held.flatMap(first -> way(first, spot));
        if (joined.isPresent()) {
            perform(joined.get());
        } else if (held.equals(Optional.of(spot))) {
            letGo();
        } else if (touched.isPresent()) {
            perform(touched.get());
        } else if (!partners(spot).isEmpty()) {
            held = Optional.of(spot);
            light();
        } else {
            held.ifPresent(first -> refuse(first, spot));
        }
    }

    /**
     * A click at a point of the scene: a piece lying on the place that is meant does not hide it, nor does a part of it
     * that means nothing by itself now.
     */
    void click(Spot spot, Point2D scene) {
        if (leads(spot)) {
            click(spot);
        } else {
            click(held.map(first -> below(spot, first, scene))
                    .orElseGet(() -> around(spot))
                    .orElse(spot));
        }
    }

    private boolean leads(Spot spot) {
        return ways.stream()
                .anyMatch(way ->
                        way.from().equals(spot) || (!way.touch() && way.to().equals(spot)));
    }

    private Optional<Spot> below(Spot spot, Spot first, Point2D scene) {
        Set<Spot> partners = first.equals(spot) ? Set.of() : partners(first);
        return under(scene, first, partners).filter(partners::contains);
    }

    private Optional<Spot> around(Spot spot) {
        return node(spot).flatMap(node -> spotOf(node.getParent())).filter(this::leads);
    }

    /** The legal way between two spots, whichever was named first. */
    Optional<Way<A>> way(Spot one, Spot other) {
        return ways.stream()
                .filter(way -> !way.touch() && way.joins(one, other))
                .findFirst();
    }

    /** The legal way from a spot that is carried to another. */
    Optional<Way<A>> carry(Spot from, Spot to) {
        return ways.stream()
                .filter(way ->
                        !way.touch() && way.from().equals(from) && way.to().equals(to))
                .findFirst();
    }

    /** Takes a way, whichever hand it came from. */
    public void perform(Way<A> way) {
        letGo();
        perform.accept(way.act());
    }

    void consider(Optional<Way<A>> way) {
        considering.accept(way);
    }

    Optional<String> refusal(Spot from, Spot to) {
        return refusals.apply(from, to);
    }

    private Consumer<Refused> refusalListener = refused -> {};

    /** A thing that was put where it may not go. */
    public record Refused(Node where, String reason) {}

    /** Is told every refusal, to show it beside the place. */
    public void onRefusal(Consumer<Refused> listener) {
        refusalListener = listener;
    }

    boolean refuse(Spot from, Spot to) {
        Optional<String> reason = refusal(from, to);
        node(to).ifPresent(where -> reason.ifPresent(text -> refusalListener.accept(new Refused(where, text))));
        return reason.isPresent();
    }

    List<Node> lifted(Spot spot) {
        return lifts.apply(spot);
    }

    /** The spots that something taken could be put on, or that could be put on it. */
    Set<Spot> partners(Spot spot) {
        Set<Spot> partners = new LinkedHashSet<>();
        for (Way<A> way : ways) {
            if (way.touch()) {
                continue;
            }
            if (way.from().equals(spot)) {
                partners.add(way.to());
            } else if (way.to().equals(spot)) {
                partners.add(way.from());
            }
        }
        return partners;
    }

    /** The same, without a second place for what is done at the first. */
    List<Spot> ends(Spot spot) {
        Map<A, Spot> ends = new LinkedHashMap<>();
        for (Way<A> way : ways) {
            if (!way.touch() && way.from().equals(spot)) {
                ends.putIfAbsent(way.act(), way.to());
            } else if (!way.touch() && way.to().equals(spot)) {
                ends.putIfAbsent(way.act(), way.from());
            }
        }
        return List.copyOf(ends.values());
    }

    /** Where something dragged from a spot may be dropped. */
    Set<Spot> targets(Spot from) {
        Set<Spot> targets = new LinkedHashSet<>();
        ways.stream().filter(way -> !way.touch() && way.from().equals(from)).forEach(way -> targets.add(way.to()));
        return targets;
    }

    /** The spot whose node lies under a point of the scene; legal ones first, then the smallest. */
    Optional<Spot> under(Point2D scene, Spot carried, Set<Spot> legal) {
        List<Node> inHand = lifted(carried);
        List<Spot> hit = new ArrayList<>();
        spots.forEach((spot, node) -> {
            if (node.getScene() != null
                    && node.isVisible()
                    && !spot.equals(carried)
                    && !inHand.contains(node)
                    && node.contains(node.sceneToLocal(scene))) {
                hit.add(spot);
            }
        });
        return hit.stream()
                .min(java.util.Comparator.<Spot>comparingInt(spot -> legal.contains(spot) ? 0 : 1)
                        .thenComparingDouble(this::area));
    }

    void lightTargets(Set<Spot> targets) {
        spots.forEach((spot, node) -> node.pseudoClassStateChanged(LEGAL, targets.contains(spot)));
    }

    /** Lights what goes with the thing that is held. */
    void light() {
        lightTargets(held.map(this::partners).orElse(Set.of()));
        spots.forEach((spot, node) -> node.pseudoClassStateChanged(SELECTED, held.equals(Optional.of(spot))));
    }

    private double area(Spot spot) {
        return node(spot)
                .map(Node::getLayoutBounds)
                .map(bounds -> bounds.getWidth() * bounds.getHeight())
                .orElse(0.0);
    }
}

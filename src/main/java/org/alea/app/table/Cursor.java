package org.alea.app.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.Node;

/** The keyboard on a table: arrows walk over what can be taken, then over where it can go; Enter takes and puts. */
public final class Cursor<A> {
    private static final PseudoClass CURSOR = PseudoClass.getPseudoClass("cursor");

    private final Hand<A> hand;
    private Optional<Spot> at = Optional.empty();

    public Cursor(Hand<A> hand) {
        this.hand = hand;
    }

    public Optional<Spot> at() {
        return at;
    }

    /** One step forward (1) or back (-1) over the spots that lead somewhere. */
    public void step(int by) {
        List<Spot> spots = candidates();
        if (spots.isEmpty()) {
            hide();
            return;
        }
        int now = at.map(spots::indexOf).orElse(-1);
        int next = now < 0 ? (by > 0 ? 0 : spots.size() - 1) : Math.floorMod(now + by, spots.size());
        moveTo(spots.get(next));
    }

    public void moveTo(Spot spot) {
        hide();
        at = Optional.of(spot);
        hand.node(spot).ifPresent(node -> {
            node.pseudoClassStateChanged(CURSOR, true);
            node.requestFocus();
        });
    }

    /** Takes what is under the cursor, or puts down on it what is held. With one possible end it goes there at once. */
    public boolean choose() {
        Optional<Spot> spot = at.filter(candidates()::contains);
        if (spot.isEmpty()) {
            return false;
        }
        Set<Spot> targets = hand.targets(spot.get());
        if (hand.held().isEmpty() && targets.size() == 1) {
            hand.click(spot.get());
            hand.click(targets.iterator().next());
        } else {
            hand.click(spot.get());
        }
        if (hand.held().isPresent()) {
            candidates().stream().findFirst().ifPresent(this::moveTo);
        } else {
            hide();
        }
        return true;
    }

    public void hide() {
        at.flatMap(hand::node).ifPresent(node -> node.pseudoClassStateChanged(CURSOR, false));
        at = Optional.empty();
    }

    private List<Spot> candidates() {
        if (hand.held().isPresent()) {
            return List.copyOf(hand.partners(hand.held().get()));
        }
        Set<Spot> sources = new LinkedHashSet<>();
        hand.ways().forEach(way -> sources.add(way.from()));
        List<Spot> shown = new ArrayList<>(sources);
        shown.removeIf(spot -> hand.node(spot).filter(Node::isVisible).isEmpty());
        return shown;
    }
}

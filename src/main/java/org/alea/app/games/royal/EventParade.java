package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.alea.app.table.Glyph;
import org.alea.app.table.Hand;
import org.alea.app.table.Motion;
import org.alea.engine.Event;
import org.alea.games.royal.RoyalEvent;

/** Points at the events one after the other, from left to right, as they take effect. */
final class EventParade {
    static final double MILLIS = 600;

    private static final PseudoClass ACTING = PseudoClass.getPseudoClass("acting");

    private final Hand<RoyalAct> hand;
    private final Motion motion;
    private final LongSupplier nanos;
    private final double millis;
    private final Pane sky;
    private final Node marker = Glyph.icon("mdi2c-chevron-double-down", 30, "event-marker");
    private List<String> cards = List.of();
    private Optional<String> pointed = Optional.empty();
    private long start;

    /**
     * @param slowness how long things take for this player, compared to the usual
     * @param sky where the marker moves from card to card
     */
    EventParade(Hand<RoyalAct> hand, Motion motion, LongSupplier nanos, double slowness, Pane sky) {
        this.hand = hand;
        this.sky = sky;
        marker.setManaged(false);
        marker.setMouseTransparent(true);
        this.motion = motion;
        this.nanos = nanos;
        this.millis = MILLIS * slowness;
    }

    /** The card that is pointed at. */
    Optional<String> pointed() {
        return pointed;
    }

    /** Begins after a while with the events that have acted. */
    void begin(List<Event> events, double afterMillis) {
        if (motion != Motion.FULL) {
            return;
        }
        List<String> acted = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof RoyalEvent.EventActed one) {
                acted.add(one.card());
            }
        }
        cards = List.copyOf(acted);
        start = nanos.getAsLong() + (long) (afterMillis * 1e6);
    }

    /** Points at whichever event has its turn. */
    void tick() {
        if (cards.isEmpty()) {
            return;
        }
        int now = (int) Math.floor((nanos.getAsLong() - start) / 1e6 / millis);
        if (now >= cards.size()) {
            stop();
        } else {
            point(now < 0 ? Optional.empty() : Optional.of(cards.get(now)));
        }
    }

    /** Ends it at once; answers whether anything was going on. */
    boolean stop() {
        boolean went = !cards.isEmpty();
        cards = List.of();
        point(Optional.empty());
        return went;
    }

    private void point(Optional<String> card) {
        if (!card.equals(pointed)) {
            mark(pointed, false);
            pointed = card;
            mark(pointed, true);
            sky.getChildren().remove(marker);
            pointed.flatMap(id -> hand.node(Spots.to(id))).ifPresent(this::hang);
        }
    }

    /** The marker hangs above the card that acts. */
    private void hang(Node card) {
        Bounds place = sky.sceneToLocal(card.localToScene(card.getLayoutBounds()));
        sky.getChildren().add(marker);
        marker.applyCss();
        Bounds own = marker.getLayoutBounds();
        marker.relocate(place.getCenterX() - own.getWidth() / 2, place.getMinY() - own.getHeight() + 6);
    }

    private void mark(Optional<String> card, boolean on) {
        card.flatMap(id -> hand.node(Spots.to(id))).ifPresent(node -> node.pseudoClassStateChanged(ACTING, on));
    }
}

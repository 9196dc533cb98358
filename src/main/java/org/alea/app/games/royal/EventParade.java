package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.css.PseudoClass;
import org.alea.app.table.Hand;
import org.alea.app.table.Motion;
import org.alea.games.royal.RoyalEvent;

/** Points at the events one after the other, from left to right, as they take effect. */
final class EventParade {
    static final double MILLIS = 350;

    private static final PseudoClass ACTING = PseudoClass.getPseudoClass("acting");

    private final Hand<RoyalAct> hand;
    private final Motion motion;
    private final LongSupplier nanos;
    private final double millis;
    private List<String> cards = List.of();
    private Optional<String> pointed = Optional.empty();
    private long start;

    /** @param slowness how long things take for this player, compared to the usual */
    EventParade(Hand<RoyalAct> hand, Motion motion, LongSupplier nanos, double slowness) {
        this.hand = hand;
        this.motion = motion;
        this.nanos = nanos;
        this.millis = MILLIS * slowness;
    }

    /** The card that is pointed at. */
    Optional<String> pointed() {
        return pointed;
    }

    /** Begins after a while with the events that have acted. */
    void begin(List<RoyalEvent> events, double afterMillis) {
        if (motion != Motion.FULL) {
            return;
        }
        List<String> acted = new ArrayList<>();
        for (RoyalEvent event : events) {
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
        }
    }

    private void mark(Optional<String> card, boolean on) {
        card.flatMap(id -> hand.node(Spots.to(id))).ifPresent(node -> node.pseudoClassStateChanged(ACTING, on));
    }
}

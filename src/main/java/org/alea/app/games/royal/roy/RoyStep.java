package org.alea.app.games.royal.roy;

import java.util.List;
import java.util.Optional;
import org.alea.games.royal.RoyalEvent;

/**
 * One step of the Roy's turn: what he did or considered, and what it concerns on the table.
 *
 * @param link the one dashed line of the step, from its cause to its effect
 */
public record RoyStep(Kind kind, List<RoyalEvent> events, List<RoyTarget> targets, Optional<Link> link) {

    /** The five steps, in their order. */
    public enum Kind {
        DICE(1),
        ROW(2),
        TARGET(3),
        PIECES(4),
        PRICE(5);

        private final int number;

        Kind(int number) {
            this.number = number;
        }

        /** 1 to 5, as the brass numbers on the table say. */
        public int number() {
            return number;
        }
    }

    /** A line between two things on the table. */
    public record Link(RoyTarget from, RoyTarget to) {}

    public int number() {
        return kind.number();
    }

    public boolean concerns(RoyTarget target) {
        return targets.contains(target);
    }
}

package org.alea.games.queen.coach;

import java.util.List;
import org.alea.games.queen.ChariotCard;

/** Every way that makes a difference to put dice on the open Chariots, or to leave them undefended (QUEEN-131, 132). */
final class Placements {
    private final List<ChariotCard> chariots;
    private final boolean fromSet;
    private final Gifts gifts;

    /** Is told what lies there then. The hand is only lent: the next way is laid out on it. */
    interface Visitor {

        /**
         * @param defended how many Chariots have got their dice
         * @param undefended what the others weigh
         */
        void placed(Hand hand, int defended, double undefended);
    }

    /**
     * @param chariots those that want a pair first: it may leave the solo that another one asks for
     * @param fromSet whether a die of a set may go where a solo is asked for
     */
    Placements(List<ChariotCard> chariots, boolean fromSet, Gifts gifts) {
        this.chariots = chariots;
        this.gifts = gifts;
        this.fromSet = fromSet;
    }

    void each(Hand hand, Visitor visitor) {
        each(0, new Hand(hand), 0, 0, visitor);
    }

    private void each(int next, Hand hand, int defended, double undefended, Visitor visitor) {
        if (next == chariots.size()) {
            visitor.placed(hand, defended, undefended);
            return;
        }
        ChariotCard chariot = chariots.get(next);
        each(next + 1, hand, defended, undefended + chariot.weight(), visitor);
        boolean pair = chariot.defence().pair();
        int first = pair ? 1 : chariot.defence().value();
        int highest = pair ? 6 : first;
        for (int value = first; value <= highest; value++) {
            int here = hand.colours[value];
            int count = Hand.size(here);
            if (pair ? count >= 2 : count == 1 || (count > 1 && fromSet)) {
                // what is alike now may differ once another Chariot has taken dice of the same value
                boolean last = next == chariots.size() - 1;
                for (int gift : gifts.of(value, here, pair ? 2 : 1, last)) {
                    hand.colours[value] = here - gift;
                    each(next + 1, hand, defended + 1, undefended, visitor);
                }
                hand.colours[value] = here;
            }
        }
    }
}

package org.alea.games.queen.coach;

import java.util.List;
import org.alea.games.queen.ChariotCard;

/** The best use of dice against the open Chariots: placed one by one as long as that gains something. */
final class Defence {
    private final Sacrifices[] sacrifices;
    private final boolean fromSet;
    private final List<ChariotCard> chariots;
    /** The Chariots that are defended against, as bits. */
    private int defended;

    private Hand hand;

    /** @param sacrifices by slot */
    Defence(Sacrifices[] sacrifices, Hand hand, List<ChariotCard> chariots, boolean fromSet) {
        this.sacrifices = sacrifices;
        this.hand = hand;
        this.fromSet = fromSet;
        this.chariots = chariots;
        while (placeBest()) {
            // as long as a placement gains something
        }
    }

    /** The dice left for the attacks. */
    Hand hand() {
        return hand;
    }

    /** What the Chariots nobody defends against cost. */
    double undefended() {
        double sum = 0;
        for (int card = 0; card < chariots.size(); card++) {
            sum += open(card) ? chariots.get(card).weight() : 0;
        }
        return sum;
    }

    private boolean open(int card) {
        return (defended & 1 << card) == 0;
    }

    private boolean placeBest() {
        double best = 0;
        int bestValue = 0;
        int bestDice = 0;
        int bestCard = -1;
        for (int card = 0; card < chariots.size(); card++) {
            if (!open(card)) {
                continue;
            }
            ChariotCard chariot = chariots.get(card);
            boolean pair = chariot.defence().pair();
            int first = pair ? 1 : chariot.defence().value();
            int last = pair ? 6 : first;
            for (int value = first; value <= last; value++) {
                int here = hand.colours[value];
                int count = Hand.size(here);
                if (pair ? count >= 2 : count == 1 || (count > 1 && fromSet)) {
                    Sacrifices.Sacrifice lost = sacrifices[value].of(here, pair);
                    double gain = chariot.weight() - lost.cost();
                    if (gain > best) {
                        best = gain;
                        bestValue = value;
                        bestDice = lost.dice();
                        bestCard = card;
                    }
                }
            }
        }
        if (bestCard < 0) {
            return false;
        }
        hand = new Hand(hand);
        hand.colours[bestValue] -= bestDice;
        defended |= 1 << bestCard;
        return true;
    }
}

package org.alea.games.queen.coach;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.queen.ChariotCard;

/** The best use of dice against the open Chariots: placed one by one as long as that gains something. */
final class Defence {
    private final Appraisal appraisal;
    private final boolean fromSet;
    private final List<ChariotCard> open;
    private Hand hand;

    Defence(Appraisal appraisal, Hand hand, List<ChariotCard> chariots, boolean fromSet) {
        this.appraisal = appraisal;
        this.hand = hand;
        this.fromSet = fromSet;
        this.open = new ArrayList<>(chariots);
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
        for (ChariotCard card : open) {
            sum += card.weight();
        }
        return sum;
    }

    private boolean placeBest() {
        double best = 0;
        int bestValue = 0;
        int bestDice = 0;
        int bestCard = -1;
        for (int card = 0; card < open.size(); card++) {
            ChariotCard.Defence defence = open.get(card).defence();
            for (int value = 1; value <= 6; value++) {
                int here = hand.colours[value];
                int count = Hand.size(here);
                boolean possible = defence.pair()
                        ? count >= 2
                        : defence.value() == value && (count == 1 || (count > 1 && fromSet));
                if (!possible) {
                    continue;
                }
                Sacrifices.Sacrifice lost = appraisal.sacrifices(value).of(here, defence.pair());
                double gain = open.get(card).weight() - lost.cost();
                if (gain > best) {
                    best = gain;
                    bestValue = value;
                    bestDice = lost.dice();
                    bestCard = card;
                }
            }
        }
        if (bestCard < 0) {
            return false;
        }
        hand = new Hand(hand);
        hand.colours[bestValue] -= bestDice;
        open.remove(bestCard);
        return true;
    }
}

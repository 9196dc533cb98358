package org.alea.games.queen.coach;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.DieColour;

/** The best use of dice against the open Chariots: placed one by one as long as that gains something. */
final class Defence {
    private static final DieColour[] COLOURS = DieColour.values();

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
                int dice = cheapest(value, here, defence.pair());
                double gain = open.get(card).weight() + appraisal.of(value, here - dice) - appraisal.of(value, here);
                if (gain > best) {
                    best = gain;
                    bestValue = value;
                    bestDice = dice;
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

    /** The dice whose loss hurts the attack on their slot least, packed. */
    private int cheapest(int value, int here, boolean pair) {
        int cheapest = 0;
        double best = Double.NEGATIVE_INFINITY;
        for (DieColour first : COLOURS) {
            if (Hand.of(here, first) == 0) {
                continue;
            }
            if (!pair) {
                double left = appraisal.of(value, here - Hand.one(first));
                if (left > best) {
                    best = left;
                    cheapest = Hand.one(first);
                }
                continue;
            }
            for (DieColour second : COLOURS) {
                int dice = Hand.one(first) + Hand.one(second);
                boolean there = first == second ? Hand.of(here, first) >= 2 : Hand.of(here, second) >= 1;
                if (second.compareTo(first) >= 0 && there) {
                    double left = appraisal.of(value, here - dice);
                    if (left > best) {
                        best = left;
                        cheapest = dice;
                    }
                }
            }
        }
        return cheapest;
    }
}

package org.alea.games.queen.coach;

import org.alea.games.queen.DieColour;
import org.jspecify.annotations.Nullable;

/** The dice of one value whose loss hurts the attack on their slot least; each answer is found once. */
final class Sacrifices {
    private static final DieColour[] COLOURS = DieColour.values();

    private final Slots slots;
    private final int slot;
    private final @Nullable Sacrifice[] dice = new Sacrifice[Hand.PLACES];
    private final @Nullable Sacrifice[] pairs = new Sacrifice[Hand.PLACES];

    /** @param cost what the attack loses, 0 or less if nothing */
    record Sacrifice(int dice, double cost) {}

    Sacrifices(Slots slots, int slot) {
        this.slots = slots;
        this.slot = slot;
    }

    Sacrifice of(int here, boolean pair) {
        int place = Hand.place(here);
        if (place < 0) {
            return cheapest(here, pair);
        }
        @Nullable Sacrifice[] known = pair ? pairs : dice;
        Sacrifice cheapest = known[place];
        if (cheapest == null) {
            cheapest = cheapest(here, pair);
            known[place] = cheapest;
        }
        return cheapest;
    }

    private Sacrifice cheapest(int here, boolean pair) {
        return pair ? cheapestPair(here) : cheapestDie(here);
    }

    private Sacrifice cheapestDie(int here) {
        Sacrifice cheapest = new Sacrifice(0, Double.POSITIVE_INFINITY);
        for (DieColour colour : COLOURS) {
            if (Hand.of(here, colour) > 0) {
                cheapest = cheaper(cheapest, here, Hand.one(colour));
            }
        }
        return cheapest;
    }

    private Sacrifice cheapestPair(int here) {
        Sacrifice cheapest = new Sacrifice(0, Double.POSITIVE_INFINITY);
        for (DieColour first : COLOURS) {
            int rest = here - Hand.one(first);
            for (DieColour second : COLOURS) {
                boolean there = Hand.of(here, first) > 0 && second.compareTo(first) >= 0 && Hand.of(rest, second) > 0;
                if (there) {
                    cheapest = cheaper(cheapest, here, Hand.one(first) + Hand.one(second));
                }
            }
        }
        return cheapest;
    }

    private Sacrifice cheaper(Sacrifice cheapest, int here, int lost) {
        double cost = slots.of(slot, here) - slots.of(slot, here - lost);
        return cost < cheapest.cost() ? new Sacrifice(lost, cost) : cheapest;
    }
}

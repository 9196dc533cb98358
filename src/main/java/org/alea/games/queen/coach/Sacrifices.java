package org.alea.games.queen.coach;

import java.util.HashMap;
import java.util.Map;
import org.alea.games.queen.DieColour;

/** The dice of one value whose loss hurts the attack on their slot least; each answer is found once. */
final class Sacrifices {
    private static final DieColour[] COLOURS = DieColour.values();

    private final Appraisal appraisal;
    private final int slot;
    private final Map<Integer, Sacrifice> dice = new HashMap<>();
    private final Map<Integer, Sacrifice> pairs = new HashMap<>();

    /** @param cost what the attack loses, 0 or less if nothing */
    record Sacrifice(int dice, double cost) {}

    Sacrifices(Appraisal appraisal, int slot) {
        this.appraisal = appraisal;
        this.slot = slot;
    }

    Sacrifice of(int here, boolean pair) {
        return pair ? pairs.computeIfAbsent(here, this::cheapestPair) : dice.computeIfAbsent(here, this::cheapestDie);
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
        double cost = appraisal.of(slot, here) - appraisal.of(slot, here - lost);
        return cost < cheapest.cost() ? new Sacrifice(lost, cost) : cheapest;
    }
}

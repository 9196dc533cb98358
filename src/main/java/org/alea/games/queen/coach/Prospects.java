package org.alea.games.queen.coach;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.alea.engine.Seeds;
import org.alea.games.queen.QueenTable;

/**
 * What throwing a set again can bring, reckoned as the coach does one step ahead (QUEEN-219): over all results, or over
 * as many samples as stand for them.
 *
 * @param dice how many dice are thrown
 * @param exact whether every result was looked at
 * @param noSolo the chance that no solo lies there afterwards
 * @param squares by slot the chance that its dice pay for one square at least, for two, and so on; what cannot happen is
 *     not there
 * @param change by how much stopping afterwards is worth more than stopping now, on average
 */
public record Prospects(
        int value,
        boolean withDragon,
        int dice,
        boolean exact,
        double noSolo,
        Map<Integer, List<Double>> squares,
        double change) {

    public Prospects {
        squares = Collections.unmodifiableMap(new TreeMap<>(squares));
    }

    /** Takes a while: it does not belong on the JavaFX thread. */
    public static Prospects of(QueenTable table, int value, boolean withDragon) {
        Appraisal appraisal = new Appraisal(table, Foresight.CHAOS_SAMPLES);
        Hand hand = Hand.of(table);
        long seed = Seeds.hash("prospects:" + table.round() + ":" + table.rerolls());
        Foresight foresight = new Foresight(appraisal, hand, Foresight.Depth.ONE, seed);
        Count count = new Count(appraisal.slots());
        foresight.each(value, withDragon, count);
        return new Prospects(
                value,
                withDragon,
                hand.count(value),
                hand.count(value) <= Landings.MOST_DICE,
                count.noSolo,
                count.squares,
                foresight.reroll(value, withDragon).mean() - foresight.stop().mean());
    }

    /** Adds the chances up, result by result. */
    private static final class Count implements Landings.Visitor {
        private final Slots slots;
        private final Map<Integer, List<Double>> squares = new TreeMap<>();
        private double noSolo;

        Count(Slots slots) {
            this.slots = slots;
        }

        @Override
        public void landed(Hand hand, double chance) {
            noSolo += hand.hasSolo() ? 0 : chance;
            for (int slot = 1; slot <= 6; slot++) {
                int climbs = slots.climbsWithDragon(hand, slot);
                if (climbs > 0) {
                    add(squares.computeIfAbsent(slot, first -> new ArrayList<>()), climbs, chance);
                }
            }
        }

        /** Who pays for two squares pays for one. */
        private static void add(List<Double> chances, int climbs, double chance) {
            for (int square = 0; square < climbs; square++) {
                if (square == chances.size()) {
                    chances.add(0.0);
                }
                chances.set(square, chances.get(square) + chance);
            }
        }
    }
}

package org.alea.games.queen.coach;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.games.queen.DragonFace;

/**
 * What the choices at one landing are worth (QUEEN-219, 220). Its random numbers depend on nothing but its seed and the
 * dice, so that all choices share them and every answer can be had again.
 */
final class Foresight {
    static final int SAMPLES = 4000;
    static final int RESULTS = 400;
    static final int INNER_SAMPLES = 60;
    static final int CHAOS_SAMPLES = 12;

    private final Appraisal appraisal;
    private final Rerolls rerolls;
    private final Stops stops;
    private final Hand hand;
    private final Depth depth;
    private final long seed;
    private final Map<Hand, Double> known = new HashMap<>();

    /** How far one looks. */
    enum Depth {
        /** To the stop after the reroll. */
        ONE,
        /** To another reroll after it. */
        TWO
    }

    /** A candidate and about what it is worth. */
    record Glance(Candidate candidate, double worth) {}

    Foresight(Appraisal appraisal, Hand hand, Depth depth, long seed) {
        this.appraisal = appraisal;
        this.stops = new Stops(appraisal, seed);
        this.rerolls = new Rerolls(appraisal, (any, luck) -> stops.of(any), INNER_SAMPLES, INNER_SAMPLES);
        this.hand = hand;
        this.depth = depth;
        this.seed = seed;
    }

    /** Stopping with all dice as they lie. */
    Estimate stopNow() {
        return Estimate.exactly(appraisal.stopUndefended(hand, luck(0)));
    }

    /** Stopping after the best placements. */
    Estimate stop() {
        return Estimate.exactly(appraisal.stopHere(hand, luck(0)));
    }

    /** Throwing all dice of a value again. */
    Estimate reroll(int value, boolean withDragon) {
        if (depth == Depth.TWO) {
            return sampled(RESULTS, value, withDragon);
        }
        return hand.count(value) <= Landings.MOST_DICE
                ? Estimate.exactly(mean(hand, value, withDragon))
                : sampled(SAMPLES, value, withDragon);
    }

    /** The best of stopping and throwing a set again, as far as a few samples tell. */
    Glance atAGlance() {
        Rerolls.Candidate best = rerolls.best(hand, luck(0));
        double stop = stops.of(hand);
        return best.worth() > stop
                ? new Glance(Candidate.reroll(best.value(), best.withDragon()), best.worth())
                : new Glance(Candidate.STOP, stop);
    }

    /** QUEEN-219: every result of a throw with its chance, or as many samples as stand for all of them. */
    void each(int value, boolean withDragon, Landings.Visitor visitor) {
        if (hand.count(value) <= Landings.MOST_DICE) {
            Landings.each(hand.withoutAll(value), hand.colours[value], faces(withDragon), visitor);
        } else {
            for (int i = 0; i < SAMPLES; i++) {
                visitor.landed(rerolls.thrown(hand, value, withDragon, luck(i)), 1.0 / SAMPLES);
            }
        }
    }

    private List<Optional<DragonFace>> faces(boolean withDragon) {
        return withDragon ? appraisal.dragonFaces() : List.of();
    }

    private double mean(Hand from, int value, boolean withDragon) {
        double[] mean = new double[1];
        Landings.each(
                from.withoutAll(value),
                from.colours[value],
                faces(withDragon),
                (result, chance) -> mean[0] += chance * stops.of(result));
        return mean[0];
    }

    private Estimate sampled(int count, int value, boolean withDragon) {
        double[] samples = new double[count];
        for (int i = 0; i < count; i++) {
            samples[i] = worth(rerolls.thrown(hand, value, withDragon, luck(i)));
        }
        return Estimate.of(samples);
    }

    /** The value of one result; equal results are judged once. */
    private double worth(Hand result) {
        Double before = known.get(result);
        if (before != null) {
            return before;
        }
        Luck luck = new Luck(seed ^ result.fingerprint());
        double worth = depth == Depth.TWO ? goOn(result, luck) : stops.of(result);
        known.put(result, worth);
        return worth;
    }

    /** The better of stopping with this result and the best further reroll. */
    private double goOn(Hand result, Luck luck) {
        double best = stops.of(result);
        for (int value = 1; value <= 6; value++) {
            if (result.set(value)) {
                best = Math.max(best, next(result, value, false, luck));
                if (result.dragon().isPresent()) {
                    best = Math.max(best, next(result, value, true, luck));
                }
            }
        }
        return best;
    }

    /** The mean over samples, or over all results where these are not more. */
    private double next(Hand result, int value, boolean withDragon, Luck luck) {
        return !withDragon && Landings.count(result.colours[value]) <= INNER_SAMPLES
                ? mean(result, value, false)
                : rerolls.nextStop(result, value, withDragon, luck);
    }

    /** The random numbers of a sample, the same for every choice. */
    private Luck luck(int sample) {
        return new Luck(new Luck(seed + sample).next());
    }
}

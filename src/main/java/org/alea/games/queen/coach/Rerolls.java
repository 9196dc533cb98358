package org.alea.games.queen.coach;

import java.util.Optional;
import org.alea.games.queen.DragonFace;

/** What throwing dice again is worth, judged on sampled results (QUEEN-219, 220). */
public final class Rerolls {
    private final Appraisal appraisal;
    private final Stopping stopping;
    private final int samples;
    private final int innerSamples;

    /** A reroll of all dice of a value, and its worth. */
    public record Candidate(int value, boolean withDragon, double worth) {
        static final Candidate NONE = new Candidate(0, false, Appraisal.IMPOSSIBLE);
    }

    /** What stopping with a hand is worth. */
    interface Stopping {
        double worth(Hand hand, Luck luck);
    }

    /**
     * @param samples results looked at for each reroll
     * @param innerSamples results looked at for each reroll after the first one
     */
    public Rerolls(Appraisal appraisal, int samples, int innerSamples) {
        this(appraisal, appraisal::stop, samples, innerSamples);
    }

    Rerolls(Appraisal appraisal, Stopping stopping, int samples, int innerSamples) {
        this.appraisal = appraisal;
        this.stopping = stopping;
        this.samples = samples;
        this.innerSamples = innerSamples;
    }

    /** One step ahead: the mean of the stop value over the results. */
    public double nextStop(Hand hand, int value, boolean withDragon, Luck luck) {
        return nextStop(hand, value, withDragon, luck, samples);
    }

    private double nextStop(Hand hand, int value, boolean withDragon, Luck luck, int results) {
        Hand rest = hand.withoutAll(value);
        Hand result = new Hand();
        double sum = 0;
        for (int i = 0; i < results; i++) {
            result.throwAmong(rest, hand.colours[value], luck);
            if (withDragon) {
                result.dragon = dragonFace(luck);
            }
            sum += stopping.worth(result, luck);
        }
        return sum / results;
    }

    /** Two steps ahead: after each result the better of stopping and the best further reroll. */
    public double nextDecision(Hand hand, int value, boolean withDragon, Luck luck) {
        double sum = 0;
        for (int i = 0; i < samples; i++) {
            Hand result = thrown(hand, value, withDragon, luck);
            double stop = stopping.worth(result, luck);
            sum += Math.max(stop, best(result, luck, innerSamples).worth());
        }
        return sum / samples;
    }

    /** The best reroll one step ahead. */
    public Candidate best(Hand hand, Luck luck) {
        return best(hand, luck, samples);
    }

    private Candidate best(Hand hand, Luck luck, int results) {
        Candidate best = Candidate.NONE;
        for (int value = 1; value <= 6; value++) {
            if (hand.set(value)) {
                double alone = nextStop(hand, value, false, luck, results);
                if (alone > best.worth()) {
                    best = new Candidate(value, false, alone);
                }
                double together =
                        hand.dragon().isPresent() ? nextStop(hand, value, true, luck, results) : Appraisal.IMPOSSIBLE;
                if (together > best.worth()) {
                    best = new Candidate(value, true, together);
                }
            }
        }
        return best;
    }

    Hand thrown(Hand hand, int value, boolean withDragon, Luck luck) {
        Hand result = new Hand();
        result.throwAmong(hand.withoutAll(value), hand.colours[value], luck);
        if (withDragon) {
            result.dragon = dragonFace(luck);
        }
        return result;
    }

    private Optional<DragonFace> dragonFace(Luck luck) {
        return appraisal.dragonFaces().get(luck.face() - 1);
    }
}

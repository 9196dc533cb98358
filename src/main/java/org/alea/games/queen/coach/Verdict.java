package org.alea.games.queen.coach;

import java.util.List;

/**
 * What the coach says of one decision (QUEEN-210, 223).
 *
 * @param stop the value of stopping before the choice, after the best placements
 * @param stopAfter the same with the dice the choice led to
 * @param candidates the best one first; where the dragon die makes no certain difference that is the one without it
 * @param error the standard error of the difference between the one with the highest value and the chosen one
 * @param twoSteps whether rerolls were judged two steps ahead
 */
public record Verdict(
        RoundDecision decision,
        double stop,
        double stopAfter,
        List<Valued> candidates,
        Valued chosen,
        double error,
        boolean twoSteps,
        List<Finding> findings) {
    public Verdict {
        candidates = List.copyOf(candidates);
        findings = List.copyOf(findings);
    }

    public Valued best() {
        return candidates.get(0);
    }

    /** What was given away; nothing if that may as well be chance. */
    public double loss() {
        double highest = candidates.stream().mapToDouble(Valued::value).max().orElseThrow();
        double loss = highest - chosen.value();
        return loss < Estimate.SIGNIFICANT * error ? 0 : loss;
    }

    public Label label() {
        return Label.of(loss());
    }

    /** Nothing worth naming was better. */
    public boolean excellent() {
        return label() == Label.BEST;
    }
}

package org.alea.games.queen.coach;

import java.util.List;
import java.util.OptionalInt;

/**
 * What the coach says of a round.
 *
 * @param verdicts on its decisions, in their order
 */
public record RoundReport(int round, List<RoundDecision> decisions, List<Verdict> verdicts) {

    public RoundReport {
        decisions = List.copyOf(decisions);
        verdicts = List.copyOf(verdicts);
    }

    /** Nothing if there was nothing to decide. */
    public OptionalInt accuracy() {
        return Accuracy.of(verdicts);
    }
}

package org.alea.games.queen.coach;

import java.util.List;
import java.util.OptionalInt;

/**
 * What the coach says of a round.
 *
 * @param decisions all of them
 * @param verdicts on the first ones of them; on all unless the coach was interrupted
 */
public record RoundReport(int round, List<RoundDecision> decisions, List<Verdict> verdicts) {

    public RoundReport {
        decisions = List.copyOf(decisions);
        verdicts = List.copyOf(verdicts);
    }

    public boolean complete() {
        return verdicts.size() == decisions.size();
    }

    /** Nothing if there was nothing to decide. */
    public OptionalInt accuracy() {
        return Accuracy.of(verdicts);
    }
}

package org.alea.games.queen.coach;

import java.util.Collection;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** How near to the best play decisions were (QUEEN-224). */
public final class Accuracy {
    private static final double STEEPNESS = 2;

    private Accuracy() {}

    /** Of 100, over all these decisions; nothing if there are none. */
    public static OptionalInt of(Collection<Verdict> verdicts) {
        OptionalDouble mean = exactly(verdicts);
        return mean.isEmpty() ? OptionalInt.empty() : OptionalInt.of((int) Math.round(mean.getAsDouble()));
    }

    /** The same before it is rounded. */
    public static OptionalDouble exactly(Collection<Verdict> verdicts) {
        return verdicts.stream()
                .mapToDouble(verdict -> 100 * Math.exp(-STEEPNESS * verdict.loss()))
                .average();
    }
}

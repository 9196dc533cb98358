package org.alea.games.queen.coach;

import java.util.Collection;
import java.util.OptionalInt;

/** How near to the best play decisions were (QUEEN-224). */
public final class Accuracy {
    private static final double STEEPNESS = 2;

    private Accuracy() {}

    /** Of 100, over all these decisions; nothing if there are none. */
    public static OptionalInt of(Collection<Verdict> verdicts) {
        return verdicts.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of((int) Math.round(100
                        * verdicts.stream()
                                .mapToDouble(verdict -> Math.exp(-STEEPNESS * verdict.loss()))
                                .average()
                                .orElse(0)));
    }
}

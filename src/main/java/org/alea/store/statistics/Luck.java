package org.alea.store.statistics;

import java.util.OptionalDouble;
import java.util.function.Predicate;
import org.alea.store.DrawCount;
import org.alea.store.FinishedGame;

/** What dice showed against what was to be expected of them. */
public final class Luck {
    private Luck() {}

    /**
     * By how many standard deviations the sum of all faces of a game lay above its expectation; nothing if no die was
     * thrown.
     *
     * @param dice the purposes that are dice of which more is better
     */
    public static OptionalDouble of(FinishedGame game, Predicate<String> dice) {
        double above = 0;
        double variance = 0;
        for (DrawCount count : game.draws()) {
            if (dice.test(count.purpose())) {
                int sides = count.times().size();
                for (int face = 0; face < sides; face++) {
                    above += count.times().get(face) * (face - (sides - 1) / 2.0);
                }
                variance += Faces.total(count.times()) * (sides * sides - 1) / 12.0;
            }
        }
        return variance == 0 ? OptionalDouble.empty() : OptionalDouble.of(above / Math.sqrt(variance));
    }
}

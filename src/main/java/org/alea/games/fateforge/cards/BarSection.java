package org.alea.games.fateforge.cards;

import java.util.List;

/**
 * One section of an action bar: at which distance it is done, at whom, and what (FATE-130).
 *
 * @param any whether it is done at any distance, even without a hero (FATE-478)
 * @param plus one more damage for its attacks
 * @param reach how much further than normal its Shots reach
 * @param actions done in order on the same target (FATE-134)
 * @param notation as it is printed
 */
public record BarSection(
        int min,
        int max,
        boolean any,
        TargetRule target,
        int plus,
        boolean toxic,
        int reach,
        List<FoeDeed> actions,
        String notation) {
    /** The end of a range without an end. */
    public static final int ENDLESS = 99;

    public BarSection {
        actions = List.copyOf(actions);
    }

    /** Whether this distance lies in its range. */
    public boolean matches(int distance) {
        return distance >= min && distance <= max;
    }
}

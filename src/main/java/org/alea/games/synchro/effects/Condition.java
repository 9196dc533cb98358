package org.alea.games.synchro.effects;

import java.util.Optional;

/**
 * When an effect counts at all.
 *
 * @param ranks only while the acting character stands there
 * @param afterKill only if an earlier effect of the same list eliminated a monster
 */
public record Condition(Optional<Ranks> ranks, boolean afterKill) {

    public boolean holds(int position, boolean killed) {
        return (ranks.isEmpty() || ranks.get().contains(position)) && (!afterKill || killed);
    }
}

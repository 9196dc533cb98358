package org.alea.games.fateforge.state;

import java.util.Optional;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.ResultFace;

/**
 * One result in a hero's area: a die of this round, or a result gained in this turn.
 *
 * @param id {@code guard.1} for the first die of the pool, {@code guard.w} for the weapon die, {@code guard.g1} for a
 *     gained result
 * @param die empty for a gained result
 * @param spent whether it has been used; a gained result that is used leaves the area
 */
public record HeldResult(String id, ResultFace face, Optional<CombatDie> die, boolean spent) {

    public HeldResult used() {
        return new HeldResult(id, face, die, true);
    }

    public HeldResult showing(ResultFace newFace) {
        return new HeldResult(id, newFace, die, spent);
    }

    /** Whether it can still pay for something. */
    public boolean usable() {
        return !spent && face != ResultFace.X;
    }
}

package org.alea.games.synchro.state;

import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;

/**
 * A living monster with its board.
 *
 * @param maxHp after the factor of the difficulty (SYNC-220)
 * @param die its action die, 0 if it lies above the slot (SYNC-097)
 * @param slot where the die lies (SYNC-046)
 */
public record StageMonster(
        Marble board,
        String card,
        int maxHp,
        int damage,
        int shields,
        boolean stunned,
        boolean silenced,
        int die,
        DieSlot slot) {

    /** The two slots of a monster board. */
    public enum DieSlot {
        FIRST,
        SECOND
    }

    public Fighter fighter() {
        return Fighter.monster(board);
    }

    public int hp() {
        return maxHp - damage;
    }

    public StageMonster withDamage(int newDamage) {
        return new StageMonster(board, card, maxHp, newDamage, shields, stunned, silenced, die, slot);
    }

    public StageMonster withShields(int newShields) {
        return new StageMonster(board, card, maxHp, damage, newShields, stunned, silenced, die, slot);
    }

    public StageMonster withTokens(boolean nowStunned, boolean nowSilenced) {
        return new StageMonster(board, card, maxHp, damage, shields, nowStunned, nowSilenced, die, slot);
    }

    public StageMonster withDie(int newDie, DieSlot newSlot) {
        return new StageMonster(board, card, maxHp, damage, shields, stunned, silenced, newDie, newSlot);
    }
}

package org.alea.games.synchro.cards;

import org.alea.engine.Words;

/** What a difficulty changes (SYNC-205 to SYNC-208, SYNC-220). */
public record SynchroDifficulty(
        String id, Words name, int coins, int potions, int startLevel, int damageBonus, int hpPercent, int startSpace) {
    private static final int MOST_HP = 99;

    /** The hit points of a monster with so many printed, in whole hundredths, half up (SYNC-220, SYNC-233). */
    public int hp(int printed) {
        return Math.max(1, Math.min(MOST_HP, (printed * hpPercent + 50) / 100));
    }
}

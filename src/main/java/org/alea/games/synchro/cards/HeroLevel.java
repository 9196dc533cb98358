package org.alea.games.synchro.cards;

/**
 * A line of the level table (SYNC-008, SYNC-009).
 *
 * @param costNext clear shards for the next level, 0 where there is none
 */
public record HeroLevel(int level, int maxHp, int shardsPerTurn, int clv, int costNext, Reward reward) {

    /** What reaching the level brings. */
    public enum Reward {
        SKILL,
        IMPROVE
    }
}

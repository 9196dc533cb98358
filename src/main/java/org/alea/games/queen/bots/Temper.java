package org.alea.games.queen.bots;

import org.alea.games.queen.Occasion;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;

/**
 * How a bot plays (QUEEN-228).
 *
 * @param rerolls how many rerolls a round of 60 seconds leaves it time for
 * @param careful looks two steps ahead, without any noise
 * @param noise the deviation of its judgement
 */
record Temper(int rerolls, boolean careful, double noise) {
    static final Temper HURRIED = new Temper(6, false, 0.3);
    static final Temper SENSIBLE = new Temper(12, false, 0.3);
    static final Temper UNERRING = new Temper(12, false, 0);
    static final Temper EXPERT = new Temper(12, true, 0);

    static final int SAMPLES = 24;
    /** The points of a goal are small beside enemies, and quickly counted. */
    static final int SAMPLES_FOR_A_GOAL = 400;

    static final int INNER_SAMPLES = 10;
    static final int CHAOS_SAMPLES = 6;

    private static final int OFFICIAL = 12;
    private static final int THOUGHT_MS = 3500;

    /** How many rerolls fit into this round: fewer when the clock is shortened; a drill has a limit of its own. */
    int rerolls(QueenTable table) {
        Speed speed = table.options().speed();
        int atThisSpeed = switch (speed) {
            case EXPERT -> 9;
            case OFFICIAL -> OFFICIAL;
            case RELAXED -> 18;
            case UNTIMED -> 40;
        };
        int all = rerolls * atThisSpeed / OFFICIAL;
        boolean drill = table.options().occasion() == Occasion.PRACTICE && speed.timed();
        boolean shortened = table.limitMs() < speed.limitMs();
        int fitting = drill ? (int) ((long) all * table.limitMs() / speed.limitMs()) : shortened ? all * 3 / 4 : all;
        return Math.min(fitting, table.rerollCap().orElse(Integer.MAX_VALUE));
    }

    /** When the bot acts next: after a roll it needs to think. */
    int instant(QueenTable table) {
        int ready = Math.max(table.elapsedMs(), table.lockEndMs());
        if (!table.options().speed().timed()) {
            return ready + THOUGHT_MS;
        }
        int pace = table.limitMs() / (rerolls(table) + 1);
        return Math.max(ready, Math.min(table.limitMs() - 1, pace * (table.rerolls() + 1)));
    }
}

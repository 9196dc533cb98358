package org.alea.games.royal.bots;

/**
 * What things are worth to the greedy bot, in VP. Prices per round are for what is kept until then: index 0 is after the
 * last dice have been rolled, 3 is with three more rounds of dice to come.
 */
final class Weights {
    static final int DENIERS = 0;
    static final int INFLUENCE = 4;
    static final int SUPPLY = 8;
    static final int STANDING = 12;
    static final int FACE = 13;
    static final int ROY_STANDING = 14;
    static final int DIE = 15;
    static final int PIP = 16;
    static final int RED_DIE = 17;
    static final int ROY_DIE = 18;
    static final int ABANDONED = 19;
    static final int TRADESMAN = 20;
    static final int CUBE = 21;
    static final int EVENT_SHARE = 22;
    static final int EVENT_LEAD = 23;
    static final int EVENT_BURDEN = 24;
    static final int LEVEL = 25;
    static final int ROY_LEVEL = 26;
    static final int CHARACTER = 27;
    static final int NEAR_TIER = 28;
    static final int BLACK_DIE = 29;
    static final int ROY_TURN = 30;
    static final int RICH = 31;

    private final double[] values;

    Weights(double... values) {
        this.values = values;
    }

    double of(int weight) {
        return values[weight];
    }

    double of(int weight, int roundsLeft) {
        return values[weight + roundsLeft];
    }

    /** Found by changing a few at a time and keeping what won more of a few hundred games. */
    static Weights standard() {
        return new Weights(
                // deniers, influence and citizens in supply by the rounds left
                0.05,
                0.25,
                0.88,
                0.4,
                0.25,
                0.35,
                0.72,
                0.53,
                0.0,
                0.74,
                0.93,
                0.5,
                // citizens standing, the face they stand on, the Roy's citizens
                1.6,
                0.16,
                0.49,
                // dice of yours, their pips, red ones; the Roy's dice; dice left behind
                0.56,
                0.12,
                0.11,
                0.84,
                11.3,
                // tradesmen, cubes on cards
                0.3,
                0.6,
                // events: share, lead, burden
                0.5,
                0.55,
                1.5,
                // levels of the Cathedral, the Roy's levels
                0.55,
                0.3,
                // characters, the way to their next tier
                0.58,
                0.6,
                // black dice, the Roy's turns to come, how much deniers beyond need still count
                0.9,
                0.8,
                0.81);
    }
}

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
    static final int COUNT = 32;

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

    static Weights standard() {
        return new Weights(
                0.05,
                0.25,
                0.35,
                0.4, // deniers
                0.1,
                0.35,
                0.45,
                0.5, // influence
                0.0,
                0.5,
                0.8,
                1.0, // supply
                1.6, // standing, for each round
                0.1, // face
                0.4, // roy standing, for each round
                0.9, // die
                0.25, // pip
                0.2, // red die
                0.9, // roy die
                6.0, // abandoned
                0.3, // tradesman, for each round
                0.6, // cube
                0.5, // event share
                0.5, // event lead
                0.4, // event burden, for each round
                0.8, // level
                0.3, // roy level
                0.8, // character
                0.3, // near the next tier
                1.0, // black die
                0.8, // roy turn
                0.5 // share of a denier's worth above 15
                );
    }
}

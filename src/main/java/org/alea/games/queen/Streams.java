package org.alea.games.queen;

/** The names of the sub-streams of chance that belong to one round (QUEEN-024, 240). */
final class Streams {
    static final String ENEMY_DECK = "enemyDeck";
    static final String SPIRIT = "spirit";

    private static final String[] ROLL = named("roll:");
    private static final String[] CONSPIRATOR_DIE = named("conspiratorDie:");

    private Streams() {}

    static String roll(int round) {
        return ROLL[round];
    }

    static String conspiratorDie(int round) {
        return CONSPIRATOR_DIE[round];
    }

    private static String[] named(String prefix) {
        String[] names = new String[ResetStep.LAST_ROUND + 1];
        for (int round = 0; round < names.length; round++) {
            names[round] = prefix + round;
        }
        return names;
    }
}

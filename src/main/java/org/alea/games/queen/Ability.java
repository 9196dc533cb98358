package org.alea.games.queen;

/** What an enemy card changes in the attacks on it: each ability answers one of the questions the attack asks. */
public sealed interface Ability extends Primitive {

    /** Whether dice of this colour count as two dice here. */
    default boolean doubles(DieColour colour) {
        return false;
    }

    /** How far a solo moves the marker down; 0 if it is ignored. */
    default int soloDown() {
        return 1;
    }

    /** The number of dice that climbs one more square for nothing. */
    default int breakthrough() {
        return Integer.MAX_VALUE;
    }

    /** At most one square up per round. */
    default boolean elusive() {
        return false;
    }

    /** A set succeeds only if no die is left over. */
    default boolean exacting() {
        return false;
    }

    /** How far a failed set moves the marker down. */
    default int riposte() {
        return 0;
    }

    /** How far the marker goes down if no die attacks. */
    default int idleDown() {
        return 0;
    }

    /** Whether its defeat exhausts a die. */
    default boolean lastBreath() {
        return false;
    }

    /** How many more dice the top squares of both neighbours need. */
    default int auraTop() {
        return 0;
    }

    /** Most enemies. */
    record None() implements Ability {}

    record CountsTwo(DieColour colour) implements Ability {
        @Override
        public boolean doubles(DieColour other) {
            return colour == other;
        }
    }

    record Stoic() implements Ability {
        @Override
        public int soloDown() {
            return 0;
        }
    }

    record Breakthrough(int n) implements Ability {
        @Override
        public int breakthrough() {
            return n;
        }
    }

    record Elusive() implements Ability {
        @Override
        public boolean elusive() {
            return true;
        }
    }

    record Exacting() implements Ability {
        @Override
        public boolean exacting() {
            return true;
        }
    }

    record Brutal(int n) implements Ability {
        @Override
        public int soloDown() {
            return n;
        }
    }

    record Riposte() implements Ability {
        @Override
        public int riposte() {
            return 1;
        }
    }

    record Relentless() implements Ability {
        @Override
        public int idleDown() {
            return 1;
        }
    }

    record LastBreath() implements Ability {
        @Override
        public boolean lastBreath() {
            return true;
        }
    }

    record AuraTop(int n) implements Ability {
        @Override
        public int auraTop() {
            return n;
        }
    }
}

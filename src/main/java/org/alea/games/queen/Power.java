package org.alea.games.queen;

/** What an Epic Spirit card lets Maia do: each power answers one of the questions the rules ask. */
public sealed interface Power extends Primitive {

    default boolean rerollsSolo() {
        return false;
    }

    default boolean paintsDie() {
        return false;
    }

    /** The Exhaustion space that receives exhausted dice. */
    default Zone exhaustTo() {
        return Zone.TOP;
    }

    /** With how many attack dice in the Reserve at most a die may be recovered; -1 if never. */
    default int recoversUpTo() {
        return -1;
    }

    default boolean sparesHealth() {
        return false;
    }

    /** Whether this face of the dragon die may be used against any enemy. */
    default boolean usesAnywhere(DragonFace face) {
        return false;
    }

    default boolean ignoresChaos() {
        return false;
    }

    default boolean defendsFromSet() {
        return false;
    }

    default boolean preventsSecondChariot() {
        return false;
    }

    default boolean smashesShields() {
        return false;
    }

    default boolean skipsShield() {
        return false;
    }

    default boolean rerollsConspirator() {
        return false;
    }

    /** How many reveals caused by defeats do not happen. */
    default int skippedReveals() {
        return 0;
    }

    default boolean guardsFromMoon() {
        return false;
    }

    /** How many dice the Sun gives. */
    default int sunDice() {
        return 1;
    }

    /** Without an Epic Spirit card. */
    record None() implements Power {}

    record RerollSolo() implements Power {
        @Override
        public boolean rerollsSolo() {
            return true;
        }
    }

    record PaintDie() implements Power {
        @Override
        public boolean paintsDie() {
            return true;
        }
    }

    record ExhaustTo(Zone space) implements Power {
        @Override
        public Zone exhaustTo() {
            return space;
        }
    }

    record RecoverDie(int maxReserve) implements Power {
        @Override
        public int recoversUpTo() {
            return maxReserve;
        }
    }

    record SpareHealth() implements Power {
        @Override
        public boolean sparesHealth() {
            return true;
        }
    }

    record SymbolAny(DragonFace symbol) implements Power {
        @Override
        public boolean usesAnywhere(DragonFace face) {
            return face == symbol;
        }
    }

    record IgnoreChaos() implements Power {
        @Override
        public boolean ignoresChaos() {
            return true;
        }
    }

    record ValueFromSet() implements Power {
        @Override
        public boolean defendsFromSet() {
            return true;
        }
    }

    record NoSecondChariot() implements Power {
        @Override
        public boolean preventsSecondChariot() {
            return true;
        }
    }

    record ShieldSmash() implements Power {
        @Override
        public boolean smashesShields() {
            return true;
        }
    }

    record ShieldSkip() implements Power {
        @Override
        public boolean skipsShield() {
            return true;
        }
    }

    record RerollConspirator() implements Power {
        @Override
        public boolean rerollsConspirator() {
            return true;
        }
    }

    record SkipReveal(int n) implements Power {
        @Override
        public int skippedReveals() {
            return n;
        }
    }

    record MoonGuard() implements Power {
        @Override
        public boolean guardsFromMoon() {
            return true;
        }
    }

    record SunDice(int n) implements Power {
        @Override
        public int sunDice() {
            return n;
        }
    }
}

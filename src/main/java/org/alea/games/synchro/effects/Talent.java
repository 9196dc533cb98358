package org.alea.games.synchro.effects;

import java.util.List;
import java.util.Optional;

/** One line of a hero card, an item card or a Celestial. */
public sealed interface Talent {

    /** Its effects resolve when something happens. */
    record Reaction(Trigger trigger, List<Verb> effects) implements Talent {}

    /** It always works, or only while its bearer stands in certain positions. */
    record Passive(Kind kind, int value, Optional<Ranks> ranks) implements Talent {

        public boolean holds(int position) {
            return ranks.isEmpty() || ranks.get().contains(position);
        }

        /** What a passive line changes; lines of one kind add up. */
        public enum Kind {
            BASIC,
            SKILL,
            TAKEN,
            HEAL,
            MAX_HP,
            POTION,
            REACH,
            CONVERT,
            SWAP_FREE,
            IMMUNE_STUN,
            IMMUNE_SILENCE,
            IMMUNE_MOVE,
            NO_CONVERT
        }
    }
}

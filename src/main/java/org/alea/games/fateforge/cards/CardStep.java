package org.alea.games.fateforge.cards;

/** One step of what a card brings, and how it hangs on the step before (FATE-057, FATE-059, FATE-472). */
public record CardStep(Link link, Deed deed) {

    /** How a step follows the one before. */
    public enum Link {
        /** The first one. */
        FIRST,
        /** A further result. */
        AND,
        /** In this order, and all must be possible. */
        THEN,
        /** Follows if it is possible. */
        FOLLOW,
        /** Offered as well, in any order. */
        ALSO
    }
}

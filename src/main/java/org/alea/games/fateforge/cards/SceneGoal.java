package org.alea.games.fateforge.cards;

import java.util.Optional;

/**
 * An objective of a scene (FATE-468).
 *
 * @param n how many, on Standard
 * @param what the card, zone or exit it names; empty if it names none
 */
public record SceneGoal(Kind kind, int n, Optional<Integer> apprentice, Optional<Integer> veteran, String what) {

    /** What is to be done. */
    public enum Kind {
        COLLECT,
        LEAVE,
        LEAVE_BY,
        DEFEAT_ENEMIES,
        DEFEAT_CARD,
        EXPLORE,
        STOP_COURIER,
        TAKE_GEM,
        OPEN_CHEST,
        DEFEAT_BOSS,
        EXPLOIT_WEAK_POINT
    }

    /** How many are asked for on that level (FATE-294). */
    public int n(Threat level) {
        return switch (level) {
            case APPRENTICE -> apprentice.orElse(n);
            case STANDARD -> n;
            case VETERAN -> veteran.orElse(n);
        };
    }
}

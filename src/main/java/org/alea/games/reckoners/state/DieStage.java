package org.alea.games.reckoners.state;

/** What has become of a die in this round. */
public enum DieStage {
    /** Not rolled yet. */
    UNROLLED,
    /** Rolled, may be rolled again. */
    LOOSE,
    /** Locked and not spent. */
    LOCKED,
    /** Spent. */
    USED,
    /** Not rolled this round: missing through an Assault, or its card is stolen or disabled. */
    MISSING
}

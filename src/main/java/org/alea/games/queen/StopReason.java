package org.alea.games.queen;

/** Why the clock of a round stood still for good. */
public enum StopReason {
    STOPPED,
    TIME_UP,
    NO_SET
}

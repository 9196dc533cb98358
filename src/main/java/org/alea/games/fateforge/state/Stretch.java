package org.alea.games.fateforge.state;

/** The part of a round that is being played. */
public enum Stretch {
    BRIEFING,
    PREPARATION,
    FIRST_HERO,
    SECOND_HERO,
    REACTIONS,
    ENEMIES,
    UPKEEP,
    EXIT,
    OVER
}

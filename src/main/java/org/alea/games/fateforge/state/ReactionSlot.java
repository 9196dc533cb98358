package org.alea.games.fateforge.state;

/** Where the tile of the enemy reactions lies (FATE-461). */
public enum ReactionSlot {
    BEFORE_FIRST,
    BETWEEN
}

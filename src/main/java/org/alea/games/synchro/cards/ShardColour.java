package org.alea.games.synchro.cards;

/** The four kinds of crystal shards (SYNC-003); a clear one is a joker. */
public enum ShardColour {
    RED,
    BLUE,
    GREEN,
    CLEAR
}

package org.alea.games.synchro.cards;

/** The tag that sends a monster to the front or to the rear of its row (SYNC-040). */
public enum CardTag {
    FRONT,
    REAR
}

package org.alea.games.reckoners.state;

/** Whether an owned card can be used. */
public enum CardStage {
    READY,
    /** Used this round. */
    USED,
    /** Usable from the next Reckoner phase on: bought or returned in this round. */
    WAITING
}

package org.alea.games.reckoners.state;

/** Where in a round, or around a mission, the game is. */
public enum ReckonersPhase {
    CAMPAIGN_START,
    CAMPAIGN_BASE,
    PLACE,
    START_BONUS,
    ROUND_START,
    ROLL,
    USE,
    BUY,
    ILDITHIA,
    ADD_EPICS,
    NEWCAGO,
    EPICS,
    HIGH_EPIC,
    OVER;

    /** Whether it belongs to the Reckoner phase, in which Assault effects hold and disabled cards are off. */
    public boolean isReckoners() {
        return this == ROUND_START || this == ROLL || this == USE || this == BUY;
    }
}

package org.alea.games.synchro.effects;

/** The two sides that face each other on the stage. */
public enum Camp {
    HEROES,
    MONSTERS;

    public Camp other() {
        return this == HEROES ? MONSTERS : HEROES;
    }
}

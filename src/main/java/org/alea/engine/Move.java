package org.alea.engine;

/** One decision of the player, with all that is needed to replay it. Each game seals its own set of records. */
public interface Move {

    /** True for what interrupts play without deciding anything (a pause): bots never choose it. */
    default boolean interruption() {
        return false;
    }
}

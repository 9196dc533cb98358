package org.alea.engine;

/** A move made while a clock runs. */
public interface TimedMove extends Move {

    /** Milliseconds since the clock started, pauses excluded. */
    int atMs();

    /** The same move at another instant. */
    TimedMove at(int atMs);
}

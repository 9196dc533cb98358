package org.alea.app.play;

import java.util.List;

/** How fast the steps of an automaton follow each other. */
public enum StepPace {
    /** Each step waits for the player. */
    WAIT(-1),
    HALF(7000),
    USUAL(3500),
    DOUBLE(1750),
    FOURFOLD(700),
    /** Nothing is shown in between. */
    DIRECT(0);

    /** So many first rounds in which an automaton acts are explained, unless the player wants it otherwise. */
    public static final int FIRST_TURNS = 3;

    private final long millis;

    StepPace(long millis) {
        this.millis = millis;
    }

    /** How long a step is seen. */
    public long millis() {
        return millis;
    }

    /** Whether the next step comes by itself. */
    public boolean runs() {
        return this != WAIT;
    }

    /** The pace so many places further on. */
    public StepPace faster(int by) {
        List<StepPace> all = List.of(values());
        return all.get(Math.max(0, Math.min(all.size() - 1, all.indexOf(this) + by)));
    }

    /** Its place among those that run by themselves, slowest first; −1 if it waits. */
    public int speed() {
        return List.of(values()).indexOf(this) - 1;
    }

    /** The pace at this place among those that run by themselves. */
    public static StepPace ofSpeed(int speed) {
        return HALF.faster(speed);
    }
}

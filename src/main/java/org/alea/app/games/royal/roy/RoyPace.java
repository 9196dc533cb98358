package org.alea.app.games.royal.roy;

/** How fast the Roy's turn is shown: two seconds in all at its usual pace, or at once. */
public enum RoyPace {
    HALF(0.5),
    USUAL(1),
    DOUBLE(2),
    FOURFOLD(4),
    DIRECT(0);

    private static final double WHOLE_TURN = 2000;

    private final double speed;

    RoyPace(double speed) {
        this.speed = speed;
    }

    /** Whether no step is shown by itself. */
    public boolean direct() {
        return this == DIRECT;
    }

    /** How long one of the five steps is shown. */
    public double stepMillis() {
        return direct() ? 0 : WHOLE_TURN / RoyStep.Kind.values().length / speed;
    }
}

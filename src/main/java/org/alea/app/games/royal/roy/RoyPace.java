package org.alea.app.games.royal.roy;

import java.util.List;

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

    /** So many paces faster, or slower if negative, as far as there are any. */
    public RoyPace faster(int by) {
        List<RoyPace> all = List.of(values());
        return all.get(Math.max(0, Math.min(all.size() - 1, all.indexOf(this) + by)));
    }

    /** How long one of the five steps is shown. */
    public double stepMillis() {
        return direct() ? 0 : WHOLE_TURN / RoyStep.Kind.values().length / speed;
    }
}

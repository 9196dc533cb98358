package org.alea.app.table.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.alea.app.table.DieNode;
import org.alea.app.table.Motion;
import org.alea.app.table.Tumble;

/**
 * Dice in the air. What they show is settled already; for a moment they tumble to where they lie. Whoever wants less
 * motion sees them lie there at once.
 */
public final class DiceThrow {
    public static final double MILLIS = 600;

    private final Motion motion;
    private final LongSupplier nanos;
    private final double millis;
    private final List<Flight> flights = new ArrayList<>();
    private long start;

    private record Flight(DieNode die, Tumble tumble) {}

    /** @param slowness how long a throw takes for this player, compared to the usual */
    public DiceThrow(Motion motion, LongSupplier nanos, double slowness) {
        this.motion = motion;
        this.nanos = nanos;
        this.millis = MILLIS * slowness;
    }

    public boolean flying() {
        return !flights.isEmpty();
    }

    /** A die that shows its result and lies at its place is seen coming there from {@code dx, dy} away. */
    public void cast(DieNode die, double dx, double dy) {
        if (motion != Motion.FULL) {
            return;
        }
        if (flights.isEmpty()) {
            start = nanos.getAsLong();
        }
        Motion.stop(die);
        Tumble tumble = new Tumble(die, die.face(), dx, dy, millis, flights.size() * 7 + 1);
        flights.add(new Flight(die, tumble));
        tumble.start();
    }

    /** Draws the dice as far as they have come. */
    public void tick() {
        if (!flying()) {
            return;
        }
        double share = (nanos.getAsLong() - start) / 1e6 / millis;
        if (share >= 1) {
            land();
            return;
        }
        for (Flight flight : flights) {
            Motion.stop(flight.die());
            flight.tumble().show(Math.max(0, share));
        }
    }

    /** Everything comes down at once; answers whether anything was in the air. */
    public boolean land() {
        boolean flew = flying();
        flights.forEach(flight -> flight.tumble().land());
        flights.clear();
        return flew;
    }
}

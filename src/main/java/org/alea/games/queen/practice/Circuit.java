package org.alea.games.queen.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.SeededChance;
import org.alea.games.queen.Speed;

/** Five different drills in a row, in an order drawn by its seed (QUEEN-209). */
public final class Circuit {
    public static final int LENGTH = 5;

    private final Speed speed;
    private final List<Drill> drills;
    private final List<Attempt> done = new ArrayList<>();

    public Circuit(Drills drills, Speed speed, long seed) {
        this.speed = speed;
        this.drills = new Lots(new SeededChance(seed))
                .several(Math.min(LENGTH, drills.all().size()), drills.all());
    }

    public Speed speed() {
        return speed;
    }

    public List<Drill> drills() {
        return drills;
    }

    /** What has been done of it so far. */
    public List<Attempt> done() {
        return List.copyOf(done);
    }

    /** The drill whose turn it is. */
    public Optional<Drill> next() {
        return over() ? Optional.empty() : Optional.of(drills.get(done.size()));
    }

    public boolean over() {
        return done.size() == drills.size();
    }

    /** The attempt at the drill whose turn it was. */
    public void add(Attempt attempt) {
        if (over() || !drills.get(done.size()).id().equals(attempt.drill()) || speed != attempt.speed()) {
            throw new IllegalArgumentException("it is not the turn of " + attempt.drill() + " at " + attempt.speed());
        }
        done.add(attempt);
    }

    public int score() {
        return done.stream().mapToInt(Attempt::score).sum();
    }
}

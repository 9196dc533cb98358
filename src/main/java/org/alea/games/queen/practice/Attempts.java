package org.alea.games.queen.practice;

import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.engine.Seeds;
import org.alea.games.queen.Speed;

/** The history of all drills, each at each speed for itself. */
public final class Attempts {
    private final Map<Key, Standing> standings = new HashMap<>();

    private record Key(String drill, Speed speed) {}

    /** What names an attempt. */
    private record Name(String drill, Speed speed, Instant at, String seed) {}

    /** The history these lines tell, the oldest first. */
    public static Attempts of(List<Attempt> lines) {
        Attempts all = new Attempts();
        lines.forEach(all::add);
        return all;
    }

    /** Of several lines about one attempt the last, the oldest attempt first. */
    public static List<Attempt> latest(List<Attempt> lines) {
        Map<Name, Attempt> latest = new LinkedHashMap<>();
        lines.forEach(line -> latest.put(new Name(line.drill(), line.speed(), line.at(), line.seed()), line));
        return List.copyOf(latest.values());
    }

    public void add(Attempt attempt) {
        Key key = new Key(attempt.drill(), attempt.speed());
        standings.put(key, at(key).with(attempt));
    }

    public Standing at(String drill, Speed speed) {
        return at(new Key(drill, speed));
    }

    /**
     * The seed of the next exercise of a drill (QUEEN-208). What has been played draws it: whoever leaves an exercise
     * before its throw finds the same one again.
     */
    long nextSeed(String drill, Speed speed) {
        return drawn(drill + ":" + speed, List.of(at(drill, speed)));
    }

    /** The same for the drills of a circuit (QUEEN-209): they wait for their first throw too. */
    public long nextCircuitSeed(Speed speed) {
        return drawn("circuit:" + speed, standings.values());
    }

    private static long drawn(String what, Collection<Standing> played) {
        int tries = played.stream().mapToInt(Standing::tries).sum();
        Instant last = played.stream()
                .flatMap(standing -> standing.attempts().stream())
                .map(Attempt::at)
                .max(Comparator.naturalOrder())
                .orElse(Instant.EPOCH);
        return Seeds.drawnBy(what + ":" + tries + ":" + last);
    }

    private Standing at(Key key) {
        return standings.getOrDefault(key, Standing.NEW);
    }
}

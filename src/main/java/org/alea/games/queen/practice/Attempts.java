package org.alea.games.queen.practice;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.alea.games.queen.Speed;

/** The history of all drills, each at each speed for itself. */
public final class Attempts {
    private final Map<Key, Standing> standings = new HashMap<>();

    private record Key(String drill, Speed speed) {}

    /** The history these lines tell, the oldest first. */
    public static Attempts of(List<Attempt> lines) {
        Attempts all = new Attempts();
        lines.forEach(all::add);
        return all;
    }

    public void add(Attempt attempt) {
        Key key = new Key(attempt.drill(), attempt.speed());
        standings.put(key, at(key).with(attempt));
    }

    public Standing at(String drill, Speed speed) {
        return at(new Key(drill, speed));
    }

    private Standing at(Key key) {
        return standings.getOrDefault(key, Standing.NEW);
    }
}

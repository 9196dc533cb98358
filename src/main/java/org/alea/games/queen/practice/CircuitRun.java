package org.alea.games.queen.practice;

import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import org.alea.games.queen.Speed;

/** A circuit that was run to its end. */
public record CircuitRun(Instant at, Speed speed, List<String> drills, int score) {

    public static CircuitRun of(Circuit circuit, Instant at) {
        return new CircuitRun(
                at, circuit.speed(), circuit.drills().stream().map(Drill::id).toList(), circuit.score());
    }

    /** QUEEN-209: one record per speed. */
    public static OptionalInt record(List<CircuitRun> runs, Speed speed) {
        return runs.stream()
                .filter(run -> run.speed() == speed)
                .mapToInt(CircuitRun::score)
                .max();
    }
}

package org.alea.games.queen.practice;

import static org.alea.games.queen.practice.PracticeRoom.BOX;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.alea.Rule;
import org.alea.games.queen.Speed;
import org.junit.jupiter.api.Test;

@Rule("QUEEN-209")
class CircuitTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    private static Attempt attempt(String drill, int score) {
        return new Attempt(drill, Speed.OFFICIAL, NOON, "1", Attempt.Outcome.SUCCESS, score, 1, 1, Attempt.NOT_COACHED);
    }

    @Test
    void aCircuitIsFiveDifferentDrillsOutOfAll() {
        Set<Drill> met = LongStream.range(0, 50)
                .mapToObj(seed -> new Circuit(BOX.drills(), Speed.OFFICIAL, seed))
                .peek(circuit -> assertThat(circuit.drills()).hasSize(5).doesNotHaveDuplicates())
                .flatMap(circuit -> circuit.drills().stream())
                .collect(Collectors.toSet());

        assertThat(met).containsExactlyInAnyOrderElementsOf(BOX.drills().all());
    }

    @Test
    void itsDrillsWaitForTheFirstThrowAsAnExerciseDoes() {
        Attempts history = Attempts.of(List.of());
        long drawn = history.nextCircuitSeed(Speed.OFFICIAL);

        assertThat(history.nextCircuitSeed(Speed.OFFICIAL)).isEqualTo(drawn);
        history.add(attempt("P03", 100));
        assertThat(history.nextCircuitSeed(Speed.OFFICIAL)).isNotEqualTo(drawn);
    }

    @Test
    void theScoresAreAddedUpInTheOrderOfTheDrills() {
        Circuit circuit = new Circuit(BOX.drills(), Speed.OFFICIAL, 3);
        for (int i = 0; i < 5; i++) {
            circuit.add(attempt(circuit.next().orElseThrow().id(), 100 + i));
        }

        assertThat(circuit.next()).isEmpty();
        assertThat(CircuitRun.of(circuit, NOON))
                .isEqualTo(new CircuitRun(
                        NOON,
                        Speed.OFFICIAL,
                        circuit.drills().stream().map(Drill::id).toList(),
                        510));
    }

    @Test
    void anAttemptOutOfTurnIsRefused() {
        Circuit circuit = new Circuit(BOX.drills(), Speed.OFFICIAL, 3);

        assertThatThrownBy(() -> circuit.add(attempt(circuit.drills().get(1).id(), 100)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everySpeedHasItsRecord() {
        List<CircuitRun> runs = List.of(
                new CircuitRun(NOON, Speed.OFFICIAL, List.of(), 510),
                new CircuitRun(NOON, Speed.OFFICIAL, List.of(), 480),
                new CircuitRun(NOON, Speed.EXPERT, List.of(), 700));

        assertThat(CircuitRun.record(runs, Speed.OFFICIAL)).isEqualTo(OptionalInt.of(510));
        assertThat(CircuitRun.record(runs, Speed.UNTIMED)).isEmpty();
    }
}

package org.alea.app.games.queen.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.practice.Attempt;
import org.alea.games.queen.practice.Circuit;
import org.alea.store.DataFolder;
import org.alea.store.Store;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DrillRunTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());
    private static final Instant NOW = Instant.parse("2026-11-16T10:00:00Z");

    @TempDir
    Path home;

    @Test
    @Rule("QUEEN-208")
    void an_exercise_that_counts_waits_for_its_throw_and_one_that_is_repeated_does_not() {
        try (Store store = Store.open(new DataFolder(home), "test", Clock.fixed(NOW, ZoneOffset.UTC), failure -> {
            throw new AssertionError(failure);
        })) {
            PracticeModel model = new PracticeModel(BOX, new PracticeFiles(store));
            DrillRun run = DrillRun.of(
                    model, new Circuit(BOX.drills(), model.speedProperty().get(), 7));
            assertThat(run.waits()).isTrue();
            run.match().markLearning();
            assertThat(run.waits())
                    .as("a demonstration that has not thrown yet")
                    .isTrue();
            run.match().play(new QueenMove.StartRound(), 0);
            assertThat(run.waits()).isFalse();
            assertThat(DrillRun.again(model, BOX.drills().all().get(0), 7).waits())
                    .isFalse();
        }
    }

    @Test
    @Rule("QUEEN-209")
    void the_place_in_a_circuit_is_that_of_the_exercise_at_hand_until_the_next_one_lies_there() {
        try (Store store = store()) {
            PracticeModel model = new PracticeModel(BOX, new PracticeFiles(store));
            Circuit circuit = new Circuit(BOX.drills(), model.speedProperty().get(), 7);
            DrillRun run = DrillRun.of(model, circuit);
            for (int place = 1; place <= Circuit.LENGTH; place++) {
                assertThat(run.turn(circuit)).as("laid out").isEqualTo(place);
                run.match().play(new QueenMove.StartRound(), 0);
                assertThat(run.turn(circuit)).as("while its clock runs").isEqualTo(place);
                stop(run);
                run.finish(NOW);
                assertThat(run.turn(circuit)).as("over, its result lies there").isEqualTo(place);
                assertThat(run.next(NOW)).isEqualTo(place < Circuit.LENGTH);
            }
        }
    }

    @Test
    @Rule({"QUEEN-209", "QUEEN-230"})
    void a_hint_buys_no_second_try_in_a_circuit() {
        try (Store store = store()) {
            PracticeModel model = new PracticeModel(BOX, new PracticeFiles(store));
            Circuit circuit = new Circuit(BOX.drills(), model.speedProperty().get(), 7);
            DrillRun run = DrillRun.of(model, circuit);
            run.match().play(new QueenMove.StartRound(), 0);
            run.match().markLearning();
            assertThat(run.scored()).isFalse();
            stop(run);

            assertThat(run.finish(NOW).attempt()).map(Attempt::helped).contains(true);
            assertThat(run.next(NOW)).isTrue();
            assertThat(run.exercise().drill()).isEqualTo(circuit.drills().get(1));
            assertThat(run.turn(circuit)).isEqualTo(2);
            assertThat(run.scored()).isTrue();
        }
    }

    @Test
    @Rule("QUEEN-208")
    void nothing_is_offered_before_it_is_known_what_has_been_played() {
        try (Store store = store()) {
            PracticeModel model = new PracticeModel(BOX, new PracticeFiles(store));
            List<String> done = new ArrayList<>();
            model.onceRead(() -> done.add("offered"));
            assertThat(done).isEmpty();
            model.show(PracticeFiles.Reading.NOTHING);
            model.show(PracticeFiles.Reading.NOTHING);
            assertThat(done).containsExactly("offered");
        }
    }

    private Store store() {
        return Store.open(new DataFolder(home), "test", Clock.fixed(NOW, ZoneOffset.UTC), failure -> {
            throw new AssertionError(failure);
        });
    }

    private static void stop(DrillRun run) {
        boolean forced = run.match().table().mustStop();
        int landed = run.match().table().lockEndMs();
        run.match().play(forced ? new QueenMove.ForcedStop(landed) : new QueenMove.Stop(landed), 0);
    }
}

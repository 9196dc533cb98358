package org.alea.app.games.queen.practice;

import java.time.Instant;
import java.util.Optional;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.practice.Attempt;
import org.alea.games.queen.practice.Circuit;
import org.alea.games.queen.practice.CircuitRun;
import org.alea.games.queen.practice.Drill;
import org.alea.games.queen.practice.Exercise;
import org.alea.games.queen.practice.Standing;
import org.alea.games.queen.practice.Training;
import org.alea.games.queen.practice.Trial;

/** Exercises one after the other, of one drill or along a circuit; what counts is handed to the model to be kept. */
final class DrillRun {
    private final PracticeModel model;
    private final Optional<Circuit> circuit;
    private Training training;
    private Match<QueenTable, QueenMove> match;

    private DrillRun(PracticeModel model, Drill drill, Optional<Circuit> circuit) {
        this.model = model;
        this.circuit = circuit;
        this.training = training(drill);
        this.match = training.exercise().match();
    }

    static DrillRun of(PracticeModel model, Drill drill) {
        return new DrillRun(model, drill, Optional.empty());
    }

    static DrillRun of(PracticeModel model, Circuit circuit) {
        return new DrillRun(model, circuit.next().orElseThrow(), Optional.of(circuit));
    }

    /** Begins with a seed that was played before, which does not count; those after it do. */
    static DrillRun again(PracticeModel model, Drill drill, long seed) {
        DrillRun run = new DrillRun(model, drill, Optional.empty());
        run.match = run.training.again(seed).match();
        return run;
    }

    private Training training(Drill drill) {
        return new Training(model.box(), drill, model.speedProperty().get(), model.attempts());
    }

    PracticeModel model() {
        return model;
    }

    Exercise exercise() {
        return training.exercise();
    }

    Match<QueenTable, QueenMove> match() {
        return match;
    }

    /** Whether the exercise at hand can still earn points: not with the same dice again, nor with help. */
    boolean scored() {
        return training.scored() && !match.learning();
    }

    /** Whether the exercise at hand has been played before. */
    boolean repeated() {
        return !training.scored();
    }

    Standing standing() {
        return training.standing();
    }

    Optional<Circuit> circuit() {
        return circuit;
    }

    /** The place of the exercise at hand in this circuit, from 1; what is over has been added to it. */
    int turn(Circuit present) {
        return present.done().size() + (stopped() ? 0 : 1);
    }

    /** Whether the clock of the exercise at hand has stopped. */
    boolean stopped() {
        return exercise().trial(match).isPresent();
    }

    /**
     * How an exercise came out.
     *
     * @param attempt as it was written down; nothing if these were the same dice again
     * @param streakBefore the successes in a row before it
     * @param record whether there has never been a higher score
     */
    record Outcome(Trial trial, Optional<Attempt> attempt, int streakBefore, boolean record) {}

    /** Writes the attempt down, once its clock has stopped. */
    Outcome finish(Instant now) {
        Trial trial = exercise().trial(match).orElseThrow();
        Standing before = standing();
        Optional<Attempt> attempt = training.finished(match, now);
        attempt.ifPresent(done -> keep(done, now));
        boolean record = attempt.filter(done -> done.score() > before.best()).isPresent();
        return new Outcome(trial, attempt, before.streak(), record);
    }

    private void keep(Attempt attempt, Instant now) {
        model.keep(attempt);
        circuit.ifPresent(way -> {
            way.add(attempt);
            if (way.over()) {
                model.keep(CircuitRun.of(way, now));
            }
        });
    }

    /** Whether there is anything left to play: a circuit ends. */
    boolean canGoOn() {
        return circuit.isEmpty() || !circuit.get().over();
    }

    /** An exercise that counts stays until its dice are thrown: nobody looks for an easier one. */
    boolean waits() {
        return training.scored()
                && match.history().stream().noneMatch(played -> played.move() instanceof QueenMove.StartRound);
    }

    /**
     * Lays out the next exercise, if there is one; one that is left while its clock runs counts as a failure, and may
     * have been the last of a circuit.
     */
    boolean next(Instant now) {
        leave(now);
        if (!canGoOn()) {
            return false;
        }
        Optional<Drill> drill = circuit.flatMap(Circuit::next);
        if (drill.isPresent() && !drill.get().equals(exercise().drill())) {
            training = training(drill.get());
        } else {
            training.next();
        }
        match = exercise().match();
        return true;
    }

    /** Lays out the same exercise once more; it does not count, so a circuit does not allow it. */
    void again(Instant now) {
        if (circuit.isEmpty()) {
            leave(now);
            training.again();
            match = exercise().match();
        }
    }

    /** The player goes: what still runs is abandoned, and ends a circuit's turn of that drill. */
    void leave(Instant now) {
        if (canGoOn()) {
            training.left(match, now).ifPresent(attempt -> keep(attempt, now));
        }
    }
}

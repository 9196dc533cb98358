package org.alea.games.queen.practice;

import java.time.Instant;
import java.util.Optional;
import org.alea.engine.Match;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;

/** A player at one drill and one speed: one exercise after the other, and those that count go into the history. */
public final class Training {
    private final QueenBox box;
    private final Drill drill;
    private final Speed speed;
    private final Attempts history;
    private Exercise exercise;
    private boolean scored = true;

    public Training(QueenBox box, Drill drill, Speed speed, Attempts history) {
        this.box = box;
        this.drill = drill;
        this.speed = speed;
        this.history = history;
        this.exercise = offered();
    }

    private Exercise offered() {
        return Exercise.of(box, drill, speed, history.nextSeed(drill.id(), speed));
    }

    /** The exercise at hand. */
    public Exercise exercise() {
        return exercise;
    }

    /** Whether the exercise at hand counts. */
    public boolean scored() {
        return scored;
    }

    public Standing standing() {
        return history.at(drill.id(), speed);
    }

    /** A new seed, unless the one at hand has yet to be played. */
    public Exercise next() {
        exercise = offered();
        scored = true;
        return exercise;
    }

    /** The same seed once more, without a score: what comes is known (QUEEN-208). */
    public Exercise again() {
        scored = false;
        return exercise;
    }

    /** A seed that was played before. */
    public Exercise again(long seed) {
        exercise = Exercise.of(box, drill, speed, seed);
        return again();
    }

    /** Writes down an attempt that has come to its stop; the same seed once more leaves no trace. */
    public Optional<Attempt> finished(Match<QueenTable, QueenMove> match, Instant at) {
        return exercise.trial(match)
                .filter(trial -> scored)
                .map(trial -> kept(
                        match.learning()
                                ? Attempt.helped(exercise, trial, at)
                                : Attempt.finished(exercise, trial, standing().streak(), at)));
    }

    /** Writes down that the player left while the clock ran (QUEEN-206). */
    public Optional<Attempt> left(Match<QueenTable, QueenMove> match, Instant at) {
        QueenTable table = match.table();
        if (!scored || table.phase() != QueenPhase.ROLLING) {
            return Optional.empty();
        }
        return Optional.of(kept(Attempt.abandoned(exercise, table.elapsedMs(), table.rerolls(), at)));
    }

    private Attempt kept(Attempt attempt) {
        history.add(attempt);
        return attempt;
    }
}

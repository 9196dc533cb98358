package org.alea.games.queen.practice;

import java.time.Instant;
import java.util.OptionalInt;
import org.alea.engine.Seeds;
import org.alea.games.queen.Speed;

/**
 * One attempt at a drill, as the history keeps it (QUEEN-207).
 *
 * @param at when it ended; together with drill, speed and seed it names the attempt
 * @param accuracyPercent what the coach says of it, or {@link #NOT_COACHED}
 */
public record Attempt(
        String drill,
        Speed speed,
        Instant at,
        String seed,
        Outcome outcome,
        int score,
        int usedMs,
        int rerolls,
        int accuracyPercent) {

    public static final int NOT_COACHED = -1;

    /**
     * How it came out. Leaving it after the start is an outcome too, and so is taking help: were it none, a hint in the
     * last second would save any streak, and repeat any drill of a circuit (QUEEN-206).
     */
    public enum Outcome {
        SUCCESS,
        FAILURE,
        ABANDONED,
        HELPED
    }

    public static Attempt finished(Exercise exercise, Trial trial, int streakBefore, Instant at) {
        return new Attempt(
                exercise.drill().id(),
                exercise.speed(),
                at,
                Seeds.format(exercise.seed()),
                trial.judgement().success() ? Outcome.SUCCESS : Outcome.FAILURE,
                trial.score(exercise.speed(), streakBefore),
                trial.usedMs(),
                trial.rerolls(),
                NOT_COACHED);
    }

    public static Attempt abandoned(Exercise exercise, int usedMs, int rerolls, Instant at) {
        return worthNothing(exercise, Outcome.ABANDONED, usedMs, rerolls, at);
    }

    /** Played to its stop, but not alone: listed without a score, as learning games are (QUEEN-194). */
    public static Attempt helped(Exercise exercise, Trial trial, Instant at) {
        return worthNothing(exercise, Outcome.HELPED, trial.usedMs(), trial.rerolls(), at);
    }

    private static Attempt worthNothing(Exercise exercise, Outcome outcome, int usedMs, int rerolls, Instant at) {
        return new Attempt(
                exercise.drill().id(),
                exercise.speed(),
                at,
                Seeds.format(exercise.seed()),
                outcome,
                0,
                usedMs,
                rerolls,
                NOT_COACHED);
    }

    public boolean success() {
        return outcome == Outcome.SUCCESS;
    }

    public boolean helped() {
        return outcome == Outcome.HELPED;
    }

    public OptionalInt accuracy() {
        return accuracyPercent == NOT_COACHED ? OptionalInt.empty() : OptionalInt.of(accuracyPercent);
    }

    /** The same attempt once the coach has looked at it. */
    public Attempt coached(int percent) {
        return new Attempt(drill, speed, at, seed, outcome, score, usedMs, rerolls, percent);
    }

    /** Whether this is another line about the same attempt. */
    public boolean sameAs(Attempt other) {
        return at.equals(other.at) && drill.equals(other.drill) && speed == other.speed && seed.equals(other.seed);
    }
}

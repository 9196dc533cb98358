package org.alea.games.queen.practice;

import java.time.Instant;
import java.util.OptionalInt;
import org.alea.engine.Seeds;
import org.alea.games.queen.Speed;

/**
 * One scored attempt at a drill, as the history keeps it (QUEEN-207).
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

    /** How it came out; leaving it after the start is an outcome too (QUEEN-206). */
    public enum Outcome {
        SUCCESS,
        FAILURE,
        ABANDONED
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
        return new Attempt(
                exercise.drill().id(),
                exercise.speed(),
                at,
                Seeds.format(exercise.seed()),
                Outcome.ABANDONED,
                0,
                usedMs,
                rerolls,
                NOT_COACHED);
    }

    public boolean success() {
        return outcome == Outcome.SUCCESS;
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

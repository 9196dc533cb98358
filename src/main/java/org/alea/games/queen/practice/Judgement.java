package org.alea.games.queen.practice;

/**
 * What a judge says of an attempt.
 *
 * @param met how many of the {@code parts} of the goal are reached
 * @param bonus what a success earns besides
 */
public record Judgement(boolean success, int met, int parts, int bonus) {

    /** A success with all its parts, or a failure with those that are met; a failure earns no bonus. */
    static Judgement of(boolean success, int met, int parts, int bonus) {
        return success ? new Judgement(true, parts, parts, bonus) : new Judgement(false, met, parts, 0);
    }
}

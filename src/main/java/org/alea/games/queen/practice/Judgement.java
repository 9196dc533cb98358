package org.alea.games.queen.practice;

import java.util.Optional;

/**
 * What a judge says of an attempt.
 *
 * @param met how many of the {@code parts} of the goal are reached
 * @param bonus what a success earns besides
 * @param lack what was missed although it is none of the parts: without it all parts can be met and the goal is missed
 */
public record Judgement(boolean success, int met, int parts, int bonus, Optional<Lack> lack) {

    Judgement(boolean success, int met, int parts, int bonus) {
        this(success, met, parts, bonus, Optional.empty());
    }

    /** A success with all its parts, or a failure with those that are met; a failure earns no bonus. */
    static Judgement of(boolean success, int met, int parts, int bonus) {
        return success ? new Judgement(true, parts, parts, bonus) : new Judgement(false, met, parts, 0);
    }

    /** Of a goal that is reached with all its parts, if nothing is lacking beside them. */
    static Judgement of(int met, int parts, Optional<Lack> lack) {
        return new Judgement(met == parts && lack.isEmpty(), met, parts, 0, lack);
    }
}

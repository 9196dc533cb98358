package org.alea.engine;

import java.util.Optional;

/** Why a move is not legal: a reason code whose sentence is in the game's wording, and the rule that forbids it. */
public record Refusal(String reason, String rule) {

    /** The answer of a decision that does not take a move. */
    public static Optional<Refusal> because(String reason, String rule) {
        return Optional.of(new Refusal(reason, rule));
    }
}

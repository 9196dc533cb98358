package org.alea.games.queen;

import java.util.Optional;
import org.alea.engine.Refusal;

/** Why a move can be refused; each has its sentence under {@code refusal.<CODE>}. */
public enum RefusalCode {
    WRONG_STATE,
    TIME_UP,
    ROLL_LOCK,
    NOT_A_SET,
    NOT_SOLO,
    WRONG_VALUE,
    NOT_A_PAIR,
    ALREADY_DEFENDED,
    DIE_LOCKED,
    NOT_YOUR_DIE,
    NOT_ELIGIBLE,
    NO_SYMBOL,
    EMPTY_SLOT,
    SAME_DIAL,
    STEPS_RANGE,
    REROLL_CAP,
    POWER_USED,
    PAUSE_LIMIT,
    /** The move would skip a compulsory choice. */
    CHOICE_NEEDED,
    GAME_OVER;

    Optional<Refusal> by(String rule) {
        return Optional.of(new Refusal(name(), rule));
    }
}

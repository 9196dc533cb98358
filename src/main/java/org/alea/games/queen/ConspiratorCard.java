package org.alea.games.queen;

import java.util.List;
import org.alea.engine.Words;

/** A Conspirator: active in the rounds in which the Conspirator die shows its value while it lies face up. */
public record ConspiratorCard(String id, Words name, int value, Timing timing, List<Effect> effect) {

    /** Whether it acts at once or on the attacks of the round. */
    public enum Timing {
        IMMEDIATE,
        ROUND
    }

    public ConspiratorCard {
        effect = List.copyOf(effect);
    }
}

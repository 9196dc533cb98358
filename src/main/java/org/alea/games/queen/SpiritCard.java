package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Words;

/** An Epic Spirit card: a power for the whole game, in play only together with its module. */
public record SpiritCard(
        String id,
        Words name,
        QueenModule module,
        Timing timing,
        boolean optional,
        Optional<Uses> uses,
        List<Power> effect) {

    /** When the power can act. */
    public enum Timing {
        CONSP_REVEAL,
        CONSP_DIE,
        READY,
        ROLLING,
        DRAGON,
        WILD,
        ATTACK,
        WOUND,
        SUN,
        MOON,
        RESET,
        ALWAYS
    }

    /** How often a limited power may be used. */
    public record Uses(Per per, int n) {

        /** What the number counts for. */
        public enum Per {
            ROUND,
            GAME
        }
    }

    public SpiritCard {
        effect = List.copyOf(effect);
    }

    /** QUEEN-148: how often the power may be used, be it that it counts by itself. */
    public Optional<Uses> limit() {
        int skipped = power().skippedReveals();
        return skipped > 0 ? Optional.of(new Uses(Uses.Per.GAME, skipped)) : uses;
    }

    /** The one power of the card. */
    public Power power() {
        return effect.get(0);
    }
}

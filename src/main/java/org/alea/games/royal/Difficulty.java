package org.alea.games.royal;

import org.alea.content.ContentEntry;

/** A difficulty: what either side has more than usual at the start, and what a player may still set (ROYAL-002). */
public record Difficulty(
        String id, int bonusDeniers, int bonusInfluence, int royVp, int mostRoyVp, int mostBonusDeniers) {

    static Difficulty read(ContentEntry entry) {
        return new Difficulty(
                entry.id(),
                entry.number("bonusDeniers", 0, 50),
                entry.number("bonusInfluence", 0, 20),
                entry.number("royVp", 0, 100),
                entry.has("mostRoyVp") ? entry.number("mostRoyVp", 0, 100) : 0,
                entry.has("mostBonusDeniers") ? entry.number("mostBonusDeniers", 0, 100) : 0);
    }
}

package org.alea.games.reckoners.cards;

import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.content.EffectCodec;
import org.alea.engine.Words;

/**
 * An Epic.
 *
 * @param health {@link #INFINITE} if it cannot be attacked before it is weakened
 * @param weakened the most health it has once its research is 0
 */
public record EpicCard(
        String id, Words name, int research, int health, int weakened, List<Symbol> loot, List<EpicAction> actions) {
    public static final int INFINITE = -1;
    public static final int SLOTS = 6;

    static EpicCard read(ContentEntry entry, EffectCodec<EpicAction> codec) {
        int health = entry.has("health") ? entry.number("health", 1, 99) : INFINITE;
        return new EpicCard(
                entry.id(),
                entry.words("name"),
                entry.number("research", 1, 99),
                health,
                entry.number("weakened", 1, 99),
                entry.constants("loot", Symbol.class),
                row(entry, codec));
    }

    static List<EpicAction> row(ContentEntry entry, EffectCodec<EpicAction> codec) {
        List<EpicAction> actions = codec.effects(entry, "actions");
        entry.demand(actions.size() == SLOTS, "actions", new Words("il faut six actions", "expected six actions"));
        return actions;
    }

    /** The same Epic with another row, as it is without module 3. */
    EpicCard with(String newId, List<EpicAction> row) {
        return new EpicCard(newId, name, research, health, weakened, loot, row);
    }
}

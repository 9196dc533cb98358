package org.alea.games.reckoners.cards;

import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.content.EffectCodec;

/** One slot of a track or one cell of a table of a High Epic: its actions in order, none for an empty slot. */
public record PowerSlot(List<EpicAction> actions) {

    static PowerSlot read(ContentEntry entry, EffectCodec<EpicAction> codec) {
        return new PowerSlot(codec.effects(entry, "actions"));
    }

    /** The same slot where it places this many. */
    PowerSlot placing(int n) {
        return new PowerSlot(actions.stream().map(action -> action.placing(n)).toList());
    }
}

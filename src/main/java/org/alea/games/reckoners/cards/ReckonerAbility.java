package org.alea.games.reckoners.cards;

import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.content.EffectCodec;
import org.alea.engine.Words;

/** What one Reckoner alone can do. */
public record ReckonerAbility(String id, Words name, GearKind kind, GearEffect effect, Words text) {

    static ReckonerAbility read(ContentEntry entry, EffectCodec<GearEffect> codec) {
        List<GearEffect> effects = codec.effects(entry, "effects");
        entry.demand(effects.size() == 1, "effects", new Words("il faut un seul effet", "expected one effect"));
        ReckonerAbility ability = new ReckonerAbility(
                entry.id(),
                entry.words("name"),
                entry.constant("kind", GearKind.class),
                effects.get(0),
                entry.words("text"));
        entry.refuseTheRest();
        return ability;
    }
}

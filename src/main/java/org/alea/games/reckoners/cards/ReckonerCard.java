package org.alea.games.reckoners.cards;

import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.content.EffectCodec;
import org.alea.engine.Words;

/** A Reckoner's board: the dice it starts with and its ability. */
public record ReckonerCard(
        String id, Words name, Words fullName, boolean module1, List<DieKind> dice, ReckonerAbility ability) {

    static ReckonerCard read(ContentEntry entry, EffectCodec<GearEffect> codec) {
        return new ReckonerCard(
                entry.id(),
                entry.words("name"),
                entry.words("fullName"),
                entry.flag("module1"),
                entry.constants("dice", DieKind.class),
                ReckonerAbility.read(entry.entry("ability"), codec));
    }
}

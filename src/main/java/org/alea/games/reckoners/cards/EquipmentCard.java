package org.alea.games.reckoners.cards;

import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.content.EffectCodec;
import org.alea.engine.Words;

/**
 * A piece of equipment.
 *
 * @param withoutModule2 whether it is in the deck when module 2 is off
 * @param value what it is worth to a player who has to choose quickly
 * @param cost the symbols of the sources it takes
 */
public record EquipmentCard(
        String id,
        Words name,
        boolean module2,
        boolean withoutModule2,
        int price,
        int priceWithoutModule2,
        double value,
        GearKind kind,
        List<Symbol> cost,
        List<GearEffect> effects,
        Words text) {

    static EquipmentCard read(ContentEntry entry, EffectCodec<GearEffect> codec) {
        int price = entry.number("price", 0, 99);
        EquipmentCard card = new EquipmentCard(
                entry.id(),
                entry.words("name"),
                entry.flag("module2"),
                entry.flag("withoutModule2"),
                price,
                entry.has("priceWithoutModule2") ? entry.number("priceWithoutModule2", 0, 99) : price,
                entry.decimal("value", 0, 99),
                entry.constant("kind", GearKind.class),
                entry.has("cost") ? entry.constants("cost", Symbol.class) : List.of(),
                codec.effects(entry, "effects"),
                entry.words("text"));
        int sources = card.kind == GearKind.COSTS_TWO ? 2 : card.kind == GearKind.USE_SYMBOL ? 1 : 0;
        entry.demand(
                card.cost.size() == sources,
                "cost",
                new Words("il faut " + sources + " symboles", "expected " + sources + " symbols"));
        entry.demand(!card.effects.isEmpty(), "effects", new Words("il faut un effet", "expected an effect"));
        return card;
    }

    /** The effect it has, or the first of several. */
    public GearEffect effect() {
        return effects.get(0);
    }
}

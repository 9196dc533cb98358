package org.alea.games.fateforge.rules;

import java.util.Optional;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.ItemCard;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.GearSlot;
import org.alea.games.fateforge.state.Hero;

/** Where items go (FATE-073, FATE-074). */
final class Slots {
    private static final GearSlot[] FROM_THE_RIGHT = {GearSlot.PACK4, GearSlot.PACK3, GearSlot.PACK2, GearSlot.PACK1};

    private Slots() {}

    /** The free slot in which the hero can equip it, if there is one. */
    static Optional<GearSlot> suitable(FateforgeContent content, Hero hero, ItemCard card) {
        return switch (card.kind()) {
            case MAIN -> ifFree(hero, GearSlot.MAIN);
            case SECONDARY -> ifFree(hero, GearSlot.SECONDARY);
            case BULKY -> ifFree(hero, GearSlot.HANDS);
            case CLOTHING -> ifFree(hero, GearSlot.PACK1);
            case EQUIPMENT -> freePack(hero);
        };
    }

    /** Whether an item of this kind may lie face up there. */
    static boolean fits(ItemCard card, GearSlot slot) {
        return switch (card.kind()) {
            case MAIN -> slot == GearSlot.MAIN;
            case SECONDARY -> slot == GearSlot.SECONDARY;
            case BULKY -> slot == GearSlot.HANDS;
            case CLOTHING -> slot == GearSlot.PACK1;
            case EQUIPMENT -> slot.pack();
        };
    }

    /** The slot for an item of this kind that need not be free. */
    static GearSlot proper(Hero hero, ItemCard card) {
        return switch (card.kind()) {
            case MAIN -> GearSlot.MAIN;
            case SECONDARY -> GearSlot.SECONDARY;
            case BULKY -> GearSlot.HANDS;
            case CLOTHING -> GearSlot.PACK1;
            case EQUIPMENT -> freePack(hero).orElse(GearSlot.PACK4);
        };
    }

    /** The last free backpack slot: the first is the one for clothing. */
    static Optional<GearSlot> freePack(Hero hero) {
        for (GearSlot slot : FROM_THE_RIGHT) {
            if (free(hero, slot)) {
                return Optional.of(slot);
            }
        }
        return Optional.empty();
    }

    private static Optional<GearSlot> ifFree(Hero hero, GearSlot slot) {
        return free(hero, slot) ? Optional.of(slot) : Optional.empty();
    }

    static boolean free(Hero hero, GearSlot slot) {
        for (Gear gear : hero.gear()) {
            if (gear.slot().clashes(slot)) {
                return false;
            }
        }
        return true;
    }
}

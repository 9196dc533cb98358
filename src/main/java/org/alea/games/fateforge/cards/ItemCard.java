package org.alea.games.fateforge.cards;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.engine.Words;

/**
 * An item (FATE-070 to FATE-089).
 *
 * @param gold its price; none if it cannot be bought
 * @param special what an Sp result of its die does, one of these
 * @param branches its own effect
 * @param uses 0 without limit, 1 consumable, 2 charged
 */
public record ItemCard(
        String id,
        Words name,
        Kind kind,
        Optional<Integer> gold,
        Optional<CombatDie> die,
        List<CardBranch> special,
        List<CardBranch> branches,
        int armour,
        Optional<HeroTrait> trait,
        List<RerollRight> rerolls,
        Set<CardFlag> flags,
        int uses,
        boolean outOfCombat,
        int copies,
        Optional<Words> text) {

    /** Where it belongs (FATE-073). */
    public enum Kind {
        MAIN,
        SECONDARY,
        BULKY,
        CLOTHING,
        EQUIPMENT
    }

    public ItemCard {
        special = List.copyOf(special);
        branches = List.copyOf(branches);
        rerolls = List.copyOf(rerolls);
    }

    /** FATE-078: whether it is a weapon that brings a die. */
    public boolean weapon() {
        return die.isPresent();
    }
}

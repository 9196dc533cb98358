package org.alea.games.fateforge.cards;

import java.util.List;
import org.alea.engine.Words;

/**
 * The card of an enemy or a boss (FATE-110).
 *
 * @param wounds how often its resistance must be reached; 1 for all but bosses (FATE-466)
 * @param bar empty for a boss, who draws cards instead
 */
public record FoeCard(
        String id,
        Words name,
        FoeColour colour,
        Faction faction,
        int resistance,
        int armour,
        int wounds,
        List<BarSection> bar,
        List<FoeAbility> abilities,
        int abilityMask) {

    public FoeCard(
            String id,
            Words name,
            FoeColour colour,
            Faction faction,
            int resistance,
            int armour,
            int wounds,
            List<BarSection> bar,
            List<FoeAbility> abilities) {
        this(
                id,
                name,
                colour,
                faction,
                resistance,
                armour,
                wounds,
                List.copyOf(bar),
                List.copyOf(abilities),
                mask(abilities));
    }

    private static int mask(List<FoeAbility> abilities) {
        int mask = 0;
        for (FoeAbility ability : abilities) {
            mask |= ability.kind().bit();
        }
        return mask;
    }

    /** Whether it has this ability printed. */
    public boolean has(FoeAbility.Kind kind) {
        return (abilityMask & kind.bit()) != 0;
    }

    /** FATE-111: everything but leaders and bosses. */
    public boolean minion() {
        return colour != FoeColour.PURPLE && colour != FoeColour.BOSS;
    }

    public boolean boss() {
        return colour == FoeColour.BOSS;
    }
}

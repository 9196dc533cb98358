package org.alea.games.fateforge.cards;

import java.util.List;
import java.util.Set;
import org.alea.engine.Words;

/** The board of a hero (FATE-010). */
public record HeroCard(
        String id,
        Words name,
        String person,
        int health,
        int energy,
        List<CombatDie> dice,
        HeroTrait trait,
        Set<Gift> abilities,
        List<String> starterSkills,
        List<String> startItems) {

    /** What a hero can do without any card (FATE-012 to FATE-019). */
    public enum Gift {
        HAWK_EYE,
        STEALTH,
        ACROBAT,
        SPIRIT_VOICE,
        WEAPON_MASTER,
        BATTLE_FRENZY
    }

    public HeroCard {
        dice = List.copyOf(dice);
        starterSkills = List.copyOf(starterSkills);
        startItems = List.copyOf(startItems);
    }
}

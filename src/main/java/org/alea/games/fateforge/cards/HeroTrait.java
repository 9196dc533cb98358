package org.alea.games.fateforge.cards;

/** What a hero is good at outside a fight (FATE-025). */
public enum HeroTrait {
    PERCEPTION,
    AGILITY,
    PRESENCE,
    LORE,
    MIGHT,
    CUNNING
}

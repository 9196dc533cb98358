package org.alea.games.fateforge.cards;

/** Whom an enemy belongs to (FATE-111). */
public enum Faction {
    NONE,
    MILITIA,
    UNDEAD,
    GUILD,
    CULT
}

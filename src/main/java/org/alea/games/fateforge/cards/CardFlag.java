package org.alea.games.fateforge.cards;

/** A lasting rule that a skill, an item, or a kept or face-up card brings. */
public enum CardFlag {
    /** Difficult terrain costs nothing and forbids no Sprint. */
    IGNORE_DIFFICULT,
    /** Chests and doors accept any result. */
    OPEN_WITH_ANY,
    /** A trap may be removed on entering. */
    REMOVE_TRAP,
    /** Once per scene the damage of one Shot is cancelled (FATE-476). */
    CANCEL_SHOT,
    /** Once per scene a Fear card is ignored (FATE-476). */
    IGNORE_FEAR,
    /** Two Corruption cards are drawn and one is applied (FATE-476). */
    DRAW_TWO_CORRUPTION,
    NO_SPRINT,
    /** Sprinting out of a zone with enemies costs no damage. */
    FREE_SPRINT,
    /** A Parry token at the start of the reactions. */
    PARRY_AT_REACTIONS,
    /** Tied to its owner (FATE-474). */
    OWNER_ONLY,
    NO_ENERGY_MOVE,
    NO_ENERGY_REROLL,
    /** The energy reroll rerolls at most one die. */
    REROLL_ONE,
    /** No three of a kind. */
    NO_BRELAN,
    /** Sprint costs 1 energy. */
    SPRINT_COST,
    /** One die fewer in the first preparation. */
    FIRST_PREP_MINUS,
    /** Food gives health or energy, not both. */
    FOOD_HALF,
    /** A rest gives one energy less. */
    REST_ENERGY_MINUS,
    /** In round 1 the target of what aims at the first or the last (FATE-208). */
    PREY,
    /** The first Strike of each round deals one less (FATE-528). */
    STRIKE_MINUS,
    /** No Parry while alone (FATE-526). */
    NO_PARRY_ALONE
}

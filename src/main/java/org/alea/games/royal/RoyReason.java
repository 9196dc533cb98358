package org.alea.games.royal;

/**
 * Why the Roy does what he does. The sentence is in the wording under {@code reason.<NAME>}, with {@code {what}} and
 * {@code {where}} as noted here.
 */
public enum RoyReason {
    /** His strongest die (what) names the building (where). */
    STRONGEST_DIE_NAMES("ROYAL-160"),
    /** Without dice the Palace (where) comes first. */
    NO_DIE_NAMES("ROYAL-160"),
    /** Your citizen on face (what) of the building (where) stands on the best-ranked space he can take. */
    EXPELS_BEST_RANKED("ROYAL-161"),
    /** Nobody to expel: he takes the best-ranked empty space (what, where). */
    TAKES_EMPTY_SPACE("ROYAL-162"),
    /** The building (where) offers nothing: he looks at the next one. */
    BUILDING_OFFERS_NOTHING("ROYAL-163"),
    /** No building offers anything. */
    NO_SPACE_ANYWHERE("ROYAL-163"),
    /** His reserve is empty: a lying citizen gets up. */
    RAISES_LYING_CITIZEN("ROYAL-164"),
    /** He has no citizen left to place. */
    NO_CITIZEN_LEFT("ROYAL-164"),
    /** The right-most event (where) has (what) free places, one die each. */
    FILLS_RIGHTMOST_EVENT("ROYAL-165"),
    /** The row is empty. */
    ROW_IS_EMPTY("ROYAL-166"),
    /** The next place of this card (where) is worth most (what VP). */
    PLACE_WORTH_MOST("ROYAL-168"),
    /** Several places are worth as much: this card (where) is the cheapest (what deniers). */
    CHEAPEST_OF_EQUALS("ROYAL-168"),
    /** Still equal: red before yellow before white, then the lowest stage (where). */
    FIRST_BY_COLOUR("ROYAL-168"),
    /** He has a tradesman on every revealed card. */
    NO_CARD_LEFT("ROYAL-169"),
    /** The lowest level he may build on (what), there the best column (where). */
    LOWEST_LEVEL_BEST_COLUMN("ROYAL-171"),
    /** No cell of the Cathedral is free. */
    CATHEDRAL_FULL("ROYAL-172"),
    /** The top character (what) is recalled. */
    TOP_CHARACTER("ROYAL-173"),
    /** No character is left. */
    NO_CHARACTER_LEFT("ROYAL-174"),
    /** He buys your best die (what). */
    BUYS_BEST_DIE("ROYAL-157"),
    /** You have no die he could buy. */
    NO_DIE_TO_BUY("ROYAL-158"),
    /** He has (what) dice of the (where) his price asks for, and plays in full all the same. */
    PLAYS_WITHOUT_DICE("ROYAL-154");

    private final String rule;

    RoyReason(String rule) {
        this.rule = rule;
    }

    /** The rule that says so. */
    public String rule() {
        return rule;
    }
}

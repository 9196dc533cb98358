package org.alea.games.reckoners.cards;

/** What a face of a die, a card or a plan token shows and can be spent as. */
public enum Symbol {
    /** Research an Epic. */
    RES,
    /** Contain an Epic. */
    CON,
    /** Attack Enforcement. */
    ENF,
    /** Attack an Epic. */
    ATK,
    /** Plan. */
    PLN,
    /** Gain money. */
    MON,
    /** Research the High Epic: only as loot or on cards. */
    HER;

    private static final Symbol[] OF_DICE = {RES, CON, ENF, ATK, PLN, MON};

    /** How many symbols dice and plan tokens know. */
    public static final int KINDS_OF_DICE = OF_DICE.length;

    /** The symbols of dice and plan tokens, by their order. */
    public static Symbol ofDice(int index) {
        return OF_DICE[index];
    }

    /** Whether it acts in a district, so that it can reach another one. */
    public boolean actsInADistrict() {
        return this == RES || this == CON || this == ENF || this == ATK;
    }

    /** Its place in their order, from 0. */
    @SuppressWarnings("EnumOrdinal") // the one place where the order is meant
    public int index() {
        return ordinal();
    }
}

package org.alea.games.synchro.effects;

/** A number on a card that may grow with the class level of the hero (SYNC-009): {@code base + perClv × CLV}. */
public record Amount(int base, int perClv) {

    public static Amount of(int base) {
        return new Amount(base, 0);
    }

    public int at(int clv) {
        return base + perClv * clv;
    }

    /** As it is written on a card: 3+2CLV. */
    public String text() {
        String grown = perClv == 1 ? "CLV" : perClv + "CLV";
        return perClv == 0 ? Integer.toString(base) : base == 0 ? grown : base + "+" + grown;
    }
}

package org.alea.games.queen.practice;

/** The points for doing more than the goal asks; {@code from} is where they begin, for goals that count something. */
public record Bonus(int points, int from) {

    static final Bonus NONE = new Bonus(0, Integer.MAX_VALUE);

    int reached(int count) {
        return count >= from ? points : 0;
    }

    int withoutSolo(Landing landing) {
        return landing.solos() == 0 ? points : 0;
    }
}

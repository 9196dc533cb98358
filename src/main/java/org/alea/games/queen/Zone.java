package org.alea.games.queen;

/** Where an attack die can be: always in exactly one of these (QUEEN-242). */
public enum Zone {
    /** Will be rolled next. */
    RESERVE(0),
    /** Free while the clock runs, beside the slot of its value afterwards. */
    ARENA(1),
    /** Locked on the first Chariot in play. */
    CHARIOT_1(2),
    /** Locked on the second Chariot in play. */
    CHARIOT_2(3),
    /** Spent this round. */
    STOCK(4),
    /** The Exhaustion track: back in three rounds. */
    TOP(5),
    /** Back in two rounds. */
    MIDDLE(6),
    /** Back in the next round. */
    BOTTOM(7),
    /** The tricolour stack on the Health track. */
    STACK(8),
    /** The Sun/Moon dial. */
    DIAL(9),
    /** Out of the game. */
    BOX(10);

    /** The zones by code. */
    static final Zone[] ALL = values();

    private final byte code;

    Zone(int code) {
        this.code = (byte) code;
    }

    byte code() {
        return code;
    }

    public boolean exhaustion() {
        return this == TOP || this == MIDDLE || this == BOTTOM;
    }

    static Zone chariot(int place) {
        return place == 1 ? CHARIOT_1 : CHARIOT_2;
    }
}

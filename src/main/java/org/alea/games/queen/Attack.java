package org.alea.games.queen;

/**
 * What the dice beside an enemy do to it.
 *
 * @param up how many squares the marker can climb at most
 * @param free whether the player may climb fewer
 * @param down how many squares it goes down
 */
public record Attack(Kind kind, int up, boolean free, int down) {
    static final Attack NOTHING = new Attack(Kind.NO_DICE, 0, false, 0);
    static final Attack SHIELD_BROKEN = new Attack(Kind.SHIELD_BROKEN, 0, false, 0);
    static final Attack PUSHED_BACK = new Attack(Kind.PUSHED_BACK, 0, false, 1);
    static final Attack SMASHED = new Attack(Kind.SMASHED, 1, false, 0);

    /** How an attack ends. */
    public enum Kind {
        NO_DICE,
        SOLO,
        /** A solo against a Shield. */
        SHIELD_BROKEN,
        /** A set against a Shield. */
        PUSHED_BACK,
        /** A sufficient set against a Shield, with the power for it. */
        SMASHED,
        /** A set that cannot pay for the next square. */
        FAILED,
        HIT
    }

    static Attack idle(int down) {
        return down == 0 ? NOTHING : new Attack(Kind.NO_DICE, 0, false, down);
    }

    static Attack solo(int down) {
        return new Attack(Kind.SOLO, 0, false, down);
    }

    static Attack failed(int down) {
        return new Attack(Kind.FAILED, 0, false, down);
    }

    static Attack hit(int up, boolean free) {
        return new Attack(Kind.HIT, up, free && up > 1, 0);
    }

    /** Whether the enemy takes damage. */
    public boolean damages() {
        return up > 0;
    }
}

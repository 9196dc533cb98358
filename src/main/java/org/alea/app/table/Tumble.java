package org.alea.app.table;

import javafx.scene.CacheHint;

/**
 * A die on its way: a picture of a throw whose result is known. It is a function of how far the throw has come, so that
 * whoever owns the clock draws it: a pause freezes the die in the air, and it always ends on the real face at its place.
 */
public final class Tumble {
    private static final double HOP = 26;
    private static final double FACE_MILLIS = 60;

    private final DieNode die;
    private final DieFace result;
    private final double fromX;
    private final double fromY;
    private final double millis;
    private final int luck;

    /**
     * A throw of {@code die} that ends at its own place and starts {@code fromX, fromY} away from it.
     *
     * @param luck any number; dice with different numbers tumble differently
     */
    public Tumble(DieNode die, DieFace result, double fromX, double fromY, double millis, int luck) {
        this.die = die;
        this.result = result;
        this.fromX = fromX;
        this.fromY = fromY;
        this.millis = millis;
        this.luck = Math.floorMod(luck * 31 + 7, 97);
    }

    /** Begins to draw the die fast rather than finely. */
    public void start() {
        die.setCache(true);
        die.setCacheHint(CacheHint.SPEED);
        show(0);
    }

    /** Draws the die after a share of the throw, 0 to 1. */
    public void show(double share) {
        if (share >= 1) {
            land();
            return;
        }
        double gone = decelerate(share);
        double height = Math.abs(Math.sin(share * Math.PI * (2.5 + luck % 2))) * (1 - share);
        die.setTranslateX(fromX * (1 - gone) + drift(share));
        die.setTranslateY(fromY * (1 - gone) - HOP * height);
        die.setRotate(spin(share));
        if (result instanceof DieFace.Pips) {
            int changes = (int) (share * millis / FACE_MILLIS);
            die.show(DieFace.pips(1 + Math.floorMod(changes * 5 + luck, 6)));
        }
    }

    /** The die lies still and readable. */
    public void land() {
        die.setCache(false);
        die.setTranslateX(0);
        die.setTranslateY(0);
        die.setRotate(0);
        die.show(result);
    }

    private double drift(double share) {
        return Math.sin(share * Math.PI) * (luck % 41 - 20);
    }

    private double spin(double share) {
        int turns = luck % 2 == 0 ? 1 : -1;
        return turns * 360 * (1 - decelerate(share)) + 18 * Math.sin(share * Math.PI * 5) * (1 - share);
    }

    /** The spline (.2 .8 .2 1), near enough: fast first, then slower and slower. */
    private static double decelerate(double share) {
        double rest = 1 - share;
        return 1 - rest * rest * rest;
    }
}

package org.alea.app.table;

import javafx.geometry.Point2D;

/** Points on a dial: angles in degrees from twelve o'clock, clockwise. */
public final class Polar {

    private Polar() {}

    public static Point2D at(double centreX, double centreY, double radius, double degrees) {
        double angle = Math.toRadians(degrees - 90);
        return new Point2D(centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle));
    }
}

package org.alea.app.guide;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;

/** A place that is lit as a circle, for a round thing would show strips of what lies behind it. */
final class Disc extends BoundingBox {

    Disc(Bounds square) {
        super(square.getMinX(), square.getMinY(), square.getWidth(), square.getHeight());
    }

    /** How far the corners of a place are rounded. */
    static double rounding(Bounds place, double usual) {
        double half = Math.min(place.getWidth(), place.getHeight()) / 2;
        return place instanceof Disc ? half : Math.min(usual, half);
    }
}

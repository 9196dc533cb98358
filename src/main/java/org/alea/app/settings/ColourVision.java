package org.alea.app.settings;

import javafx.scene.paint.Color;
import org.alea.app.table.DieSkin;

/**
 * How eyes that lack one kind of cone see colours, fully: the matrices of Machado, Oliveira and Fernandes (2009), which
 * act on linear light.
 */
enum ColourVision {
    NORMAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    PROTAN(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    DEUTAN(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    TRITAN(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

    @SuppressWarnings("ImmutableEnumChecker") // nobody writes to it
    private final double[] matrix;

    ColourVision(double... matrix) {
        this.matrix = matrix;
    }

    /** Dice as these eyes see them; their shapes and marks are the same for everybody. */
    DieSkin seen(DieSkin skin) {
        return this == NORMAL
                ? skin
                : new DieSkin(
                        skin.name(),
                        seen(skin.top()),
                        seen(skin.bottom()),
                        seen(skin.slab()),
                        seen(skin.print()),
                        skin.edge(),
                        skin.mark(),
                        new DieSkin.Line(seen(skin.line().colour()), skin.line().width()));
    }

    Color seen(Color colour) {
        double red = linear(colour.getRed());
        double green = linear(colour.getGreen());
        double blue = linear(colour.getBlue());
        return new Color(
                row(0, red, green, blue), row(3, red, green, blue), row(6, red, green, blue), colour.getOpacity());
    }

    private double row(int first, double red, double green, double blue) {
        double light = matrix[first] * red + matrix[first + 1] * green + matrix[first + 2] * blue;
        return coded(Math.max(0, Math.min(1, light)));
    }

    /** From the coded values of sRGB to light, and back. */
    private static double linear(double coded) {
        return coded <= 0.04045 ? coded / 12.92 : Math.pow((coded + 0.055) / 1.055, 2.4);
    }

    private static double coded(double linear) {
        return linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.pow(linear, 1 / 2.4) - 0.055;
    }
}

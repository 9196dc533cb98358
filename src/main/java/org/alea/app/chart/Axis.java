package org.alea.app.chart;

import java.util.ArrayList;
import java.util.List;

/** A scale with lines at round numbers. */
public record Axis(double least, double most, double step) {
    private static final double[] ROUND = {1, 2, 2.5, 5, 10};

    /** From a number or a little below to another or a little above, with so many steps at most. */
    public static Axis of(double lowest, double highest, int steps) {
        double room = Math.max(highest - lowest, 1e-9);
        double power = Math.pow(10, Math.floor(Math.log10(room / steps)));
        for (double round : ROUND) {
            double step = round * power;
            double least = Math.floor(lowest / step + 1e-9) * step;
            double most = Math.ceil(highest / step - 1e-9) * step;
            if (most - least <= steps * step + 1e-9) {
                return new Axis(least, Math.max(most, least + step), step);
            }
        }
        double step = 20 * power;
        return new Axis(Math.floor(lowest / step) * step, Math.ceil(highest / step) * step, step);
    }

    /** For what is counted: steps are whole numbers, from zero. */
    public static Axis ofCounts(int highest, int steps) {
        int most = Math.max(1, highest);
        double step = Math.max(1, Math.ceil(of(0, most, steps).step()));
        return new Axis(0, Math.ceil(most / step) * step, step);
    }

    /** The numbers at which lines stand. */
    public List<Double> lines() {
        List<Double> lines = new ArrayList<>();
        for (int i = 0; least + i * step <= most + step * 1e-6; i++) {
            lines.add(least + i * step);
        }
        return lines;
    }

    /** Where a number stands between the bottom and the top. */
    public double place(double number, double bottom, double top) {
        return bottom + (top - bottom) * (number - least) / (most - least);
    }
}

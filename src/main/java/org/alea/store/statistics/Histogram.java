package org.alea.store.statistics;

import java.util.ArrayList;
import java.util.List;

/** Values around zero in bars of equal width, beside the normal distribution that was to be expected. */
public record Histogram(double step, List<Bar> bars) {

    /** The widths for what spreads over less than a whole. */
    private static final double[] FINE = {0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5};

    /** The values nearest to {@code middle}; the outermost bars also hold everything beyond. */
    public record Bar(double middle, int count, double expected) {}

    /**
     * @param reach how many bars stand at either side of zero
     * @param spread the standard deviation that was to be expected
     */
    public static Histogram of(List<Double> values, double step, int reach, double spread) {
        int[] counts = new int[2 * reach + 1];
        for (double value : values) {
            long bar = Math.round(value / step);
            counts[(int) Math.max(-reach, Math.min(reach, bar)) + reach]++;
        }
        List<Bar> bars = new ArrayList<>();
        for (int i = -reach; i <= reach; i++) {
            double below = i == -reach ? 0 : share((i - 0.5) * step / spread);
            double upTo = i == reach ? 1 : share((i + 0.5) * step / spread);
            bars.add(new Bar(i * step, counts[i + reach], values.size() * (upTo - below)));
        }
        return new Histogram(step, List.copyOf(bars));
    }

    /** The square root of the mean square: the spread around zero, 1 if there is none. */
    public static double spread(List<Double> values) {
        double square =
                values.stream().mapToDouble(value -> value * value).average().orElse(0);
        return square == 0 ? 1 : Math.sqrt(square);
    }

    /** A round width at which five bars at either side of zero reach over nearly all values of such a spread. */
    public static double step(double spread) {
        if (spread > FINE[FINE.length - 1] * 2) {
            return Math.ceil(spread) / 2;
        }
        int i = 0;
        while (FINE[i] * 2 < spread) {
            i++;
        }
        return FINE[i];
    }

    /** The share of a standard normal distribution below z (Abramowitz and Stegun 26.2.17, exact to 1e-7). */
    static double share(double z) {
        double t = 1 / (1 + 0.2316419 * Math.abs(z));
        double tail = Math.exp(-z * z / 2)
                / Math.sqrt(2 * Math.PI)
                * t
                * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        return z > 0 ? 1 - tail : tail;
    }
}

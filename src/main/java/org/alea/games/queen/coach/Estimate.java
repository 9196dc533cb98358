package org.alea.games.queen.coach;

/**
 * A value as far as it is known: exactly, or as the mean of samples. The samples of all candidates of a decision were
 * drawn with the same random numbers, so they can be compared one by one (QUEEN-222).
 */
final class Estimate {
    /** So many standard errors are no chance any more (QUEEN-223). */
    static final double SIGNIFICANT = 2;

    private static final double[] EXACT = {};
    private static final double ROUNDING = 1e-9;

    private final double mean;
    private final double[] samples;

    private Estimate(double mean, double[] samples) {
        this.mean = mean;
        this.samples = samples;
    }

    static Estimate exactly(double value) {
        return new Estimate(value, EXACT);
    }

    static Estimate of(double[] samples) {
        double sum = 0;
        for (double sample : samples) {
            sum += sample;
        }
        return new Estimate(sum / samples.length, samples);
    }

    double mean() {
        return mean;
    }

    /** The standard error of the difference to another one; 0 between exact values. */
    double errorAgainst(Estimate other) {
        int count = Math.max(samples.length, other.samples.length);
        if (count < 2) {
            return 0;
        }
        double difference = mean - other.mean;
        double squares = 0;
        for (int i = 0; i < count; i++) {
            double each = at(i) - other.at(i) - difference;
            squares += each * each;
        }
        return Math.sqrt(squares / (count - 1) / count);
    }

    /** Whether it is more by so much that chance alone does not explain it. */
    boolean clearlyAbove(Estimate other) {
        return mean - other.mean > SIGNIFICANT * errorAgainst(other) + ROUNDING;
    }

    /** The standard error of the value itself. */
    double error() {
        return errorAgainst(exactly(0));
    }

    private double at(int i) {
        return samples.length == 0 ? mean : samples[i];
    }
}

package org.alea.games.queen.coach;

/** What a loss is called (QUEEN-223). */
public enum Label {
    BEST(0.05),
    GOOD(0.20),
    INACCURACY(0.50),
    MISTAKE(Double.POSITIVE_INFINITY);

    private final double most;

    Label(double most) {
        this.most = most;
    }

    static Label of(double loss) {
        for (Label label : values()) {
            if (loss <= label.most) {
                return label;
            }
        }
        return MISTAKE;
    }

    /** The greatest loss that is still called so; without end for mistakes. */
    public double most() {
        return most;
    }
}

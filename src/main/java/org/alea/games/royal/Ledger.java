package org.alea.games.royal;

import java.util.Arrays;

/** The VP of both sides by where they came from. */
final class Ledger {
    private final int[] lines;
    private int yours;
    private int roys;

    Ledger() {
        lines = new int[2 * ScoreSource.COUNT];
    }

    Ledger(Ledger other) {
        lines = other.lines.clone();
        yours = other.yours;
        roys = other.roys;
    }

    int vp(Side side) {
        return side == Side.YOU ? yours : roys;
    }

    int vp(Side side, ScoreSource source) {
        return lines[line(side, source)];
    }

    void gain(Side side, ScoreSource source, int vp) {
        lines[line(side, source)] += vp;
        if (side == Side.YOU) {
            yours += vp;
        } else {
            roys += vp;
        }
    }

    /** Takes VP away, but never below 0 (ROYAL-040). @return what was really lost */
    int lose(Side side, ScoreSource source, int vp) {
        int lost = Math.min(vp, vp(side));
        gain(side, source, -lost);
        return lost;
    }

    private static int line(Side side, ScoreSource source) {
        return source.line() + (side == Side.YOU ? 0 : ScoreSource.COUNT);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Ledger other && Arrays.equals(lines, other.lines);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(lines);
    }
}

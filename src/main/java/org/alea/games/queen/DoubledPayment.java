package org.alea.games.queen;

/** Paying with dice that count as two and cannot be divided between squares: every distribution of them is tried. */
final class DoubledPayment {
    private static final int BYTE = 0xFF;

    private final Stance stance;
    private final Track track;
    private final int shift;
    private final int twins;
    private final int others;
    private final int ordinary;

    /** @param colours the dice that pay, packed as in {@link Dice}, the dragon die among the white ones */
    DoubledPayment(Stance stance, int colours) {
        this.stance = stance;
        this.track = stance.track();
        this.shift = track.doubled;
        this.twins = colours >>> shift & BYTE;
        this.others = colours & ~(BYTE << shift);
        this.ordinary = (others & BYTE) + (others >> 8 & BYTE) + (others >> 16 & BYTE) + (others >>> 24);
    }

    /** The largest number of squares that works before the first that fails. */
    int squares() {
        int up = 0;
        while (stance.marker() + up < track.top && pays(stance.marker() + 1, up + 1, twins, ordinary, 0)) {
            up++;
        }
        return up;
    }

    /** Whether the dice left pay for this square and those above it. */
    private boolean pays(int square, int squaresLeft, int twinsLeft, int ordinaryLeft, int coloursUsed) {
        if (squaresLeft == 0) {
            return true;
        }
        if (track.need[square] == 0) {
            return false;
        }
        int ofTwins = track.colours[square] >>> shift & BYTE;
        int ofOthers = track.colours[square] & ~(BYTE << shift);
        int coloured = (ofOthers & BYTE) + (ofOthers >> 8 & BYTE) + (ofOthers >> 16 & BYTE) + (ofOthers >>> 24);
        for (int here = ofTwins; here <= twinsLeft; here++) {
            int more = Math.max(coloured, stance.need(square) - 2 * here);
            if (more <= ordinaryLeft
                    && Stance.covers(others, coloursUsed + ofOthers)
                    && pays(
                            square + 1,
                            squaresLeft - 1,
                            twinsLeft - here,
                            ordinaryLeft - more,
                            coloursUsed + ofOthers)) {
                return true;
            }
        }
        return false;
    }
}

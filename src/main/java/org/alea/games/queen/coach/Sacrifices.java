package org.alea.games.queen.coach;

import java.util.Arrays;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.jspecify.annotations.Nullable;

/** What the dice of one value are still worth once the right ones of them have gone; each answer is found once. */
final class Sacrifices {
    /** A pair for each of two Chariots. */
    private static final int MOST = 4;

    private static final DieColour[] COLOURS = DieColour.values();
    private static final int WITHOUT = DragonFace.values().length;

    private final Slots slots;
    private final int slot;
    /** By what the dragon die shows beside them, last without it; then by how many have gone. */
    private final double[][][] known = new double[WITHOUT + 1][][];

    Sacrifices(Slots slots, int slot) {
        this.slots = slots;
        this.slot = slot;
    }

    /**
     * The best that can be left of these dice.
     *
     * @param face what the dragon die beside them shows; where it may not be, the answer is
     *     {@link Appraisal#IMPOSSIBLE}
     */
    double left(int here, int gone, @Nullable DragonFace face) {
        int place = Hand.place(here);
        if (gone == 0 || place < 0) {
            return best(here, gone, 0, face);
        }
        int join = face == null ? WITHOUT : Slots.index(face);
        double[][] found = known[join];
        if (found == null) {
            found = new double[MOST + 1][];
            known[join] = found;
        }
        double[] values = found[gone];
        if (values == null) {
            values = new double[Hand.PLACES];
            Arrays.fill(values, Double.NaN);
            found[gone] = values;
        }
        double value = values[place];
        if (Double.isNaN(value)) {
            value = best(here, gone, 0, face);
            values[place] = value;
        }
        return value;
    }

    /** Over all dice that can go, taken colour by colour. */
    private double best(int here, int gone, int colour, @Nullable DragonFace face) {
        if (gone == 0) {
            return face == null ? slots.of(slot, here) : slots.joined(slot, here, face);
        }
        double best = Appraisal.IMPOSSIBLE;
        for (int next = colour; next < COLOURS.length; next++) {
            if (Hand.of(here, COLOURS[next]) > 0) {
                best = Math.max(best, best(here - Hand.one(COLOURS[next]), gone - 1, next, face));
            }
        }
        return best;
    }
}
